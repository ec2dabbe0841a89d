import './plan-tool.css'
import { type ReactNode, useEffect, useRef } from 'react'
import type { KeptPlan } from '#domain/action-plan/kept-plan.ts'
import type { PlanToolEvent, PlanToolState } from '#domain/action-plan/plan-tool.ts'
import { CompleteStage, type CompleteStageProps } from './complete-stage.tsx'
import { GeneratingStage } from './generating-stage.tsx'
import { IntroStage } from './intro-stage.tsx'
import { QuestionStage, type VoiceSlot } from './question-stage.tsx'
import { stageHeadingId, TopLevel } from './stage-heading.tsx'

export interface PlanToolProps extends Pick<CompleteStageProps, 'isShared' | 'onSaveFile' | 'onAddTasks' | 'onTasks'> {
  state: PlanToolState
  /** The plan of an earlier visit, where the device has one. */
  kept: KeptPlan | null
  /** Whether a county is known, so that the plan can name places. */
  hasPlace: boolean
  isDialog?: boolean
  /** People who answer now, while an answer tells of danger. */
  crisis?: ReactNode
  Voice?: VoiceSlot | undefined
  onEvent: (event: PlanToolEvent) => void
  onCreate: () => void
  onFind: () => void
}

/** Five questions and the plan made from them: one part, whether a screen, a page or a dialog shows it. */
export function PlanTool(props: PlanToolProps) {
  const { state, isDialog = false, crisis } = props
  const ref = useStageFocus(state.phase === 'questions' ? `question ${state.question}` : state.phase)
  return (
    <TopLevel value={isDialog ? 3 : 1}>
      <div ref={ref} className="plan-tool">
        {crisis}
        <Stage {...props} />
      </div>
    </TopLevel>
  )
}

function Stage({ state, onEvent, onCreate, Voice, ...rest }: PlanToolProps) {
  const handleBack = () => onEvent({ type: 'wentBack' })
  const handleReset = () => onEvent({ type: 'reset' })
  switch (state.phase) {
    case 'intro':
      return (
        <IntroStage
          {...rest} answers={state.answers} onStart={() => onEvent({ type: 'started' })}
          onOpen={(plan) => onEvent({ type: 'opened', plan })}
        />
      )
    case 'questions':
      return (
        <QuestionStage
          key={state.question} state={state} Voice={Voice} onAnswer={(text) => onEvent({ type: 'answered', text })}
          onNext={() => onEvent({ type: 'movedOn' })} onCreate={onCreate} onBack={handleBack} onStartOver={handleReset}
        />
      )
    case 'generating':
      return <GeneratingStage onBack={handleBack} />
    case 'complete':
      return (
        <CompleteStage {...rest} plan={state.plan} isKept={!state.answers} onBack={handleBack} onReset={handleReset} />
      )
  }
}

/** The heading of the stage that comes takes the focus; the first one leaves it to the page or dialog. */
function useStageFocus(stage: string) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    ref.current?.querySelector<HTMLElement>(`#${stageHeadingId}`)?.focus()
  }, [stage])
  return ref
}
