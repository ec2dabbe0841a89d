import { useLocation } from 'wouter'
import { PlanToday as PlanTodayCard } from '#client/features/plan-tool/plan-today.tsx'
import { giveStepFeedback } from '#client/state/plan/plan-feedback.ts'
import { useStoredPlan } from '#client/state/plan/fresh-plan.ts'
import { useOpenPlan } from './use-open-plan.ts'

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
