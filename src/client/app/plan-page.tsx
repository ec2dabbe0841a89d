import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { PlanView } from '#client/features/plan-page/plan-view.tsx'
import { mainSession } from '#client/state/main-session.ts'
import { useOpenHome } from './shell/use-open-home.ts'

/** /action-plan: the person's tasks. `today` is shown above them. */
export function PlanPage({ today }: { today?: ReactNode }) {
  const openHome = useOpenHome()
  const [, navigate] = useLocation()
  const handleResources = async () => {
    const [{ hasStoredResults }, { openScreen }] = await Promise.all([
      import('#client/state/stored-facts.ts'),
      import('#client/state/navigation.ts'),
    ])
    if (hasStoredResults()) openScreen('resources')
    else mainSession.send({ type: 'startedOver' })
    openHome()
  }
  return (
    <StillYouGate>
      <PlanView onResources={() => void handleResources()} onMakePlan={() => navigate('/action-plan-generator')}>
        {today}
      </PlanView>
    </StillYouGate>
  )
}
