import { useLocation } from 'wouter'
import type { StoredPlan } from '#domain/action-plan/stored-plan.ts'
import { planTool } from '#client/state/plan/plan-tool.ts'

/** Opens the stored plan itself, not the start of the tool. Unfinished answers of another plan stay as they are. */
export function useOpenPlan(): (plan: StoredPlan) => void {
  const [, navigate] = useLocation()
  return (plan) => {
    planTool.send({ type: 'opened', plan })
    navigate('/action-plan-generator')
  }
}
