import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import { isPlanFresh } from '#domain/action-plan/stored-plan.ts'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { PlanView } from '#client/features/plan-page/plan-view.tsx'
import { useStored } from '#client/platform/storage/use-stored.ts'
import { useOpenHome } from './shell/use-open-home.ts'

const PlanRest = lazy(async () => ({ default: (await import('./home/plan-cards.tsx')).PlanRest }))

/** /action-plan: the steps of the plan and the person's own tasks. `today` is shown above them. */
export function PlanPage({ today }: { today?: ReactNode }) {
  const openHome = useOpenHome()
  const [, navigate] = useLocation()
  const hasPlan = useStored('last-action-plan', (plan) => plan !== undefined && isPlanFresh(plan, Date.now()), false)
  const planSteps = hasPlan && (
    <Suspense>
      <PlanRest />
    </Suspense>
  )
  const handleResources = async () => {
    const { findOrSearch } = await import('#client/state/search/start-search.ts')
    findOrSearch()
    openHome()
  }
  return (
    <StillYouGate>
      <PlanView
        planSteps={planSteps}
        onResources={() => void handleResources()}
        onMakePlan={() => navigate('/action-plan-generator')}
      >
        {today}
      </PlanView>
    </StillYouGate>
  )
}
