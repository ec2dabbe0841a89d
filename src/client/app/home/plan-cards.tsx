import { useLocation } from 'wouter'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { PlanRest as PlanRestCard } from '#client/features/plan-page/plan-rest.tsx'
import { PlanToday as PlanTodayCard } from '#client/features/plan-tool/plan-today.tsx'
import { useStoredPlan } from '#client/state/plan/fresh-plan.ts'
import { giveStepFeedback } from '#client/state/plan/plan-feedback.ts'
import { usePlan } from '#client/state/plan/plan-tasks.ts'
import { planTool } from '#client/state/plan/plan-tool.ts'

/** Today for somebody who made a plan: its next steps. */
export function PlanToday() {
  const plan = useStoredPlan()
  const openPlan = useOpenPlan()
  const [, navigate] = useLocation()
  if (!plan) return null
  return (
    <PlanTodayCard
      plan={plan}
      onStepFeedback={(task, feedback) => void giveStepFeedback(task, feedback)}
      onOpenPlan={() => openPlan(plan)}
      onMakePlan={() => navigate('/action-plan-generator')}
    />
  )
}

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

/** Opens the stored plan itself, not the start of the tool. Unfinished answers of another plan stay as they are. */
function useOpenPlan(): (plan: StoredPlan) => void {
  const [, navigate] = useLocation()
  return (plan) => {
    planTool.send({ type: 'opened', plan })
    navigate('/action-plan-generator')
  }
}
