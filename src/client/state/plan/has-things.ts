import { isPlanFresh } from '#domain/action-plan/stored-plan.ts'
import { useStored } from '#client/platform/storage/use-stored.ts'

export function useHasPlanSteps(): boolean {
  return useStored(
    'last-action-plan',
    (plan) => plan !== undefined && plan.steps.length > 0 && isPlanFresh(plan, Date.now()),
    false,
  )
}

/** Whether this device knows what to do next: from the six answers, or a plan. */
export function useHasThings(): boolean {
  const hasAnswers = useStored('today', (stored) => 'answers' in stored, false)
  return useHasPlanSteps() || hasAnswers
}
