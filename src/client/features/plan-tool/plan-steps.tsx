import { ChevronDown } from 'lucide-react'
import { arrangeSteps } from '#domain/action-plan/open-steps.ts'
import type { PlanPart, PlanStep } from '#domain/action-plan/plan-step.ts'
import type { StepFeedback, StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { SubHeading } from './stage-heading.tsx'
import { StepCard } from './step-card.tsx'
import { useStepFocus } from './use-step-focus.ts'

export interface PlanStepsProps {
  plan: StoredPlan
  onStepFeedback: (task: string, feedback: StepFeedback | null) => void
}

/** The first week in order; what is settled and what comes later are folded away. */
export function PlanSteps({ plan, onStepFeedback }: PlanStepsProps) {
  const t = useText('planTool')
  const { open, later, settled } = arrangeSteps(plan)
  const { expectChange, titleRef } = useStepFocus()
  const feedbackIn = (list: readonly PlanStep[]) => (step: PlanStep, feedback: StepFeedback | null) => {
    expectChange(step, feedback, list)
    onStepFeedback(step.task, feedback)
  }
  const drawList = (steps: readonly PlanStep[]) => (
    <ol className="grid gap-3">
      {steps.map((step) => (
        <StepCard
          key={step.task}
          ref={titleRef(step)}
          step={step}
          language={plan.language}
          feedback={plan.feedback[step.task]}
          onFeedback={feedbackIn(steps)}
        />
      ))}
    </ol>
  )
  return (
    <>
      <SmallPart plan={plan} id="days" />
      <section aria-labelledby="plan-week" className="plan-phase plan-now">
        <SubHeading below={1} id="plan-week">
          {t('plan.week')}
        </SubHeading>
        <p>{t(open.length > 0 ? 'plan.nowText' : 'steps.allDone')}</p>
        {open.length > 0 && drawList(open)}
      </section>
      <SmallPart plan={plan} id="keep" />
      {settled.length > 0 && (
        <SettledSteps plan={plan} steps={settled} onUndo={(step) => feedbackIn(settled)(step, null)} />
      )}
      {later.length > 0 && (
        <details className="plan-later">
          <summary>
            <SubHeading below={1}>{t('plan.later')}</SubHeading>
            <Badge tone="plain">{t('plan.count', { count: later.length })}</Badge>
            <ChevronDown aria-hidden size={20} />
          </summary>
          {drawList(later)}
        </details>
      )}
    </>
  )
}

/** The days that the person named, or what to keep doing: lines without buttons. */
function SmallPart({ plan, id }: { plan: StoredPlan; id: PlanPart['id'] }) {
  const part = plan.parts.find((candidate) => candidate.id === id)
  if (!part) return null
  return (
    <section aria-labelledby={id} className="plan-phase" lang={plan.language}>
      <SubHeading below={1} id={id}>
        {part.title}
      </SubHeading>
      <ul className="grid gap-2">
        {part.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

interface SettledStepsProps {
  plan: StoredPlan
  steps: readonly PlanStep[]
  onUndo: (step: PlanStep) => void
}

function SettledSteps({ plan, steps, onUndo }: SettledStepsProps) {
  const t = useText('planTool')
  return (
    <details className="plan-later">
      <summary>
        <SubHeading below={1}>{t('steps.settled', { count: steps.length })}</SubHeading>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li key={step.task} className="ui-action-line">
            <span>
              <span lang={plan.language}>{step.title}</span>{' '}
              <Badge tone="plain">{t(plan.feedback[step.task] === 'done' ? 'steps.done' : 'steps.notForMe')}</Badge>
            </span>
            <Button
              size="small"
              aria-label={t('steps.named', { action: t('understood.undo'), about: step.title })}
              onClick={() => onUndo(step)}
            >
              {t('understood.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
