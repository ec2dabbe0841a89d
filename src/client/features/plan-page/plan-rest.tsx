import { Check, FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { arrangeSteps, todayCount } from '#domain/action-plan/open-steps.ts'
import { formatPlanDay } from '#domain/action-plan/plan-day.ts'
import type { StepFeedback, StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { listAddedTaskIds } from '#domain/action-plan/step-feedback.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'

export interface PlanRestProps {
  plan: StoredPlan
  /** Ids of the tasks on the list: a step among them is not shown twice. */
  listedIds: ReadonlySet<string>
  onStepFeedback: (task: string, feedback: StepFeedback | null) => void
  onOpenPlan: () => void
}

/** The open steps of the plan after those of today, and the way to all of it. */
export function PlanRest({ plan, listedIds, onStepFeedback, onOpenPlan }: PlanRestProps) {
  const t = useText('planPage')
  const today = useText('today')
  const { open } = arrangeSteps(plan)
  const steps = open
    .slice(todayCount)
    .filter(({ task }) => !listAddedTaskIds(plan, task).some((id) => listedIds.has(id)))
  const wasPressed = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // A step that is done leaves together with the pressed button.
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    wasPressed.current = false
  }, [steps.length])
  // Today, above, has the next steps and the way to the plan.
  if (steps.length === 0 && plan.steps.length > 0) return null
  return (
    <section aria-labelledby="plan-rest" className="tasks-card" data-print="hide">
      <h3 id="plan-rest" ref={heading} tabIndex={-1}>
        {t('plan.title')}
      </h3>
      {steps.length > 0 && <p>{t('plan.more')}</p>}
      {steps.length > 0 && (
        <ul className="tasks-list">
          {steps.map(({ task, title, dueOn }) => (
            <li key={task} className="ui-action-line">
              <span lang={plan.language}>
                {title} <Badge tone="plain">{formatPlanDay(dueOn, plan.language)}</Badge>
              </span>
              <Button
                size="small"
                icon={<Check aria-hidden size={18} />}
                aria-label={today('doneLabel', { title })}
                onClick={() => {
                  wasPressed.current = true
                  onStepFeedback(task, 'done')
                }}
              >
                {today('done')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button icon={<FileText aria-hidden size={20} />} onClick={onOpenPlan}>
          {t('plan.open')}
        </Button>
      </div>
    </section>
  )
}
