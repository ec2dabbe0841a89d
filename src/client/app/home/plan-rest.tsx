import { PlanRest as PlanRestCard } from '#client/features/plan-page/plan-rest.tsx'
import { giveStepFeedback } from '#client/state/plan/plan-feedback.ts'
import { useStoredPlan } from '#client/state/plan/fresh-plan.ts'
import { usePlan } from '#client/state/plan/plan-tasks.ts'
import { useOpenPlan } from './use-open-plan.ts'

/** The stored plan among the tasks of /action-plan. */
export function PlanRest() {
  const plan = useStoredPlan()
  const { tasks } = usePlan()
  const openPlan = useOpenPlan()
  if (!plan) return null
  return (
    <PlanRestCard
      plan={plan}
      listedIds={new Set(tasks.map(({ id }) => id))}
      onStepFeedback={(task, feedback) => void giveStepFeedback(task, feedback)}
      onOpenPlan={() => openPlan(plan)}
    />
  )
}
