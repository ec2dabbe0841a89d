import { ArrowLeft, ChevronDown, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { PlanToolState } from '#domain/action-plan/plan-tool.ts'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { PlanActions, type PlanActionsProps } from './plan-actions.tsx'
import { TextWithPhones } from './plan-nodes.tsx'
import { PlanPrintout } from './plan-printout.tsx'
import { PlanSteps, type PlanStepsProps } from './plan-steps.tsx'
import { PlanTextView } from './plan-text-view.tsx'
import { StageHeading } from './stage-heading.tsx'
import { TaskAdder, type TaskAdderProps } from './task-adder.tsx'
import { PlanErrorNotice } from './plan-error-notice.tsx'
import { type CorrectionActions, UnderstoodSection } from './understood-section.tsx'

export interface CompleteStageProps
  extends
    Pick<PlanActionsProps, 'onSaveFile'>,
    Pick<PlanStepsProps, 'onStepFeedback'>,
    Omit<TaskAdderProps, 'plan'>,
    CorrectionActions {
  state: Extract<PlanToolState, { phase: 'complete' }>
  /** How long this device has the plan: for weeks, until the browser closes, or until the page closes. */
  stays: 'kept' | 'shared' | 'notKept'
  onBack: () => void
  onReset: () => void
}

export function CompleteStage({ onBack, onReset, ...rest }: CompleteStageProps) {
  const t = useText('planTool')
  const common = useText('common')
  const { plan, answers } = rest.state
  const isStored = answers === null
  return (
    <>
      {plan ? <MadePlan plan={plan} {...rest} /> : <NoPlan />}
      <div className="plan-moves">
        <Button icon={<ArrowLeft aria-hidden size={20} />} onClick={onBack}>
          {isStored ? common('back') : t('backToAnswers')}
        </Button>
        <Button onClick={onReset}>{t('another')}</Button>
      </div>
      {!isStored && (
        <div>
          <Button size="small" variant="quiet" icon={<RotateCcw aria-hidden size={18} />} onClick={onReset}>
            {t('startOver')}
          </Button>
        </div>
      )}
    </>
  )
}

function NoPlan() {
  const t = useText('planTool')
  return (
    <>
      <StageHeading>{t('plan.title')}</StageHeading>
      <PlanErrorNotice>{t('none')}</PlanErrorNotice>
    </>
  )
}

/** The plan as full text; loaded and rendered only when opened. */
function PlanAsText({ text }: { text: string }) {
  const t = useText('planTool')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="plan-as-text" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {t('plan.asText')} <ChevronDown aria-hidden size={20} />
      </summary>
      {isOpen && <PlanTextView text={text} />}
    </details>
  )
}

type MadePlanProps = Omit<CompleteStageProps, 'onBack' | 'onReset'> & { plan: StoredPlan }

function MadePlan({ plan, state, stays, onSaveFile, onAddTasks, onTasks, ...rest }: MadePlanProps) {
  const t = useText('planTool')
  const { language } = useLanguage()
  const date = useMoments().longDay(plan.madeAt)
  const hasSteps = plan.steps.length > 0
  return (
    <>
      <header className="grid gap-1">
        <StageHeading>{t('plan.title')}</StageHeading>
        <p className="text-md text-ink-2">{t('plan.madeOn', { date })}</p>
      </header>
      {plan.language !== language && <Notice>{t('plan.otherLanguage')}</Notice>}
      <div className="plan-made ui-sides">
        <div className="plan-side">
          <UnderstoodSection
            plan={plan}
            corrections={state.remake?.corrections ?? state.corrections}
            isFixed={state.answers === null}
            isRemaking={state.remake !== null}
            trouble={state.trouble}
            {...rest}
          />
          {hasSteps && <TaskAdder plan={plan} onAddTasks={onAddTasks} onTasks={onTasks} />}
          <PlanActions plan={plan} onSaveFile={onSaveFile} />
        </div>
        <div className="plan-side">
          {hasSteps && <PlanSteps plan={plan} {...rest} />}
          <div lang={plan.language}>
            {!hasSteps && <PlanTextView text={plan.text} />}
            {hasSteps && plan.text !== '' && <PlanAsText text={plan.text} />}
          </div>
          <p>
            <TextWithPhones text={t('plan.help')} />
          </p>
          <p className="text-md text-ink-2">
            {t('plan.callFirst')} {t(`plan.${stays}`)}
          </p>
        </div>
      </div>
      <PlanPrintout plan={plan} />
    </>
  )
}
