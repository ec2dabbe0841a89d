import { Check, FileText } from 'lucide-react'
import { arrangeSteps, todayCount } from '#domain/action-plan/open-steps.ts'
import type { StepFeedback, StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { listAddedTaskIds } from '#domain/action-plan/step-feedback.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { dayText } from './day-text.ts'

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
  return (
    <section aria-labelledby="plan-rest" className="tasks-card" data-print="hide">
      <h3 id="plan-rest">{t('plan.title')}</h3>
      {open.length > 0 && <p>{t(steps.length > 0 ? 'plan.more' : 'plan.text')}</p>}
      {steps.length > 0 && (
        <ul className="tasks-list">
          {steps.map(({ task, title, dueOn }) => (
            <li key={task} className="tasks-step" lang={plan.language}>
              <span>
                {title} <Badge tone="plain">{dayText(dueOn, plan.language)}</Badge>
              </span>
              <Button
                size="small"
                icon={<Check aria-hidden size={18} />}
                aria-label={today('doneLabel', { title })}
                onClick={() => onStepFeedback(task, 'done')}
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
