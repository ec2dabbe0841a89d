import { ArrowLeft } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ReggieFace } from '#client/ui/illustrations/reggie.tsx'
import { ProgressBar } from '#client/ui/progress/progress-bar.tsx'
import './plan-tool.css'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import type { PlanToolEvent, PlanToolState } from '#domain/action-plan/plan-tool.ts'
import type { CompleteStageProps } from './complete-stage.tsx'
import { IntroStage } from './intro-stage.tsx'
import { QuestionStage, type VoiceSlot } from './question-stage.tsx'
import { stageHeadingId, TopLevel, StageHeading } from './stage-heading.tsx'

/** Parts of the finished plan; loaded while it is being made, or with a stored plan. */
const loadComplete = () => import('./complete-stage.tsx')
const CompleteStage = lazy(async () => ({ default: (await loadComplete()).CompleteStage }))

export interface PlanToolProps extends Omit<CompleteStageProps, 'state' | 'onBack' | 'onReset'> {
  state: PlanToolState
  /** The plan of an earlier visit, if the device has one. */
  storedPlan: StoredPlan | null
  /** Whether a county is known, so that the plan can name listings. */
  hasLocation: boolean
  isDialog?: boolean
  /** The crisis card, shown while an answer suggests danger. */
  crisis?: ReactNode
  Voice?: VoiceSlot | undefined
  onEvent: (event: PlanToolEvent) => void
  onCreate: () => void
  onFind: () => void
}

/** Five questions and the resulting plan: one component for a screen, a page or a dialog. */
export function PlanTool(props: PlanToolProps) {
  const { state, isDialog = false, crisis } = props
  const box = useRef<HTMLDivElement>(null)
  const stage = state.phase === 'questions' ? `question ${state.question}` : state.phase
  const visibleStage = useRef(stage)
  const handleStage = useCallback((next: string) => {
    if (visibleStage.current === next) return
    visibleStage.current = next
    box.current?.querySelector<HTMLElement>(`#${stageHeadingId}`)?.focus()
  }, [])
  return (
    <TopLevel value={isDialog ? 3 : 1}>
      <div ref={box} className="plan-tool">
        {crisis}
        <Suspense fallback={<GeneratingStage onBack={() => props.onEvent({ type: 'wentBack' })} />}>
          <Stage {...props} />
          <StageFocus stage={stage} onStage={handleStage} />
        </Suspense>
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
          {...rest}
          answers={state.answers}
          onStart={() => onEvent({ type: 'started' })}
          onOpen={(plan) => onEvent({ type: 'opened', plan })}
        />
      )
    case 'questions':
      return (
        <QuestionStage
          key={state.question}
          state={state}
          Voice={Voice}
          onAnswer={(text) => onEvent({ type: 'answered', text })}
          onNext={() => onEvent({ type: 'movedOn' })}
          onCreate={onCreate}
          onBack={handleBack}
          onStartOver={handleReset}
        />
      )
    case 'generating':
      return <GeneratingStage onBack={handleBack} />
    case 'complete':
      return <CompleteStage {...rest} state={state} onBack={handleBack} onReset={handleReset} />
  }
}

/**
 * Focuses the heading of each new stage, except the first, which the page or dialog handles. Rendered next to the
 * stage, so that it suspends together with it.
 */
function StageFocus({ stage, onStage }: { stage: string; onStage: (stage: string) => void }) {
  useEffect(() => {
    if (stage === 'generating') void loadComplete().catch(() => undefined)
    onStage(stage)
  }, [stage, onStage])
  return null
}

function GeneratingStage({ onBack }: { onBack: () => void }) {
  const t = useText('planTool')
  const common = useText('common')
  return (
    <div className="plan-making">
      <ReggieFace size={88} />
      <StageHeading>{t('making.title')}</StageHeading>
      <p>{t('making.text')}</p>
      <ProgressBar label={t('making.title')} hideText />
      <Button icon={<ArrowLeft aria-hidden size={20} />} onClick={onBack}>
        {common('back')}
      </Button>
    </div>
  )
}
