import { PanelState } from '../review-queue/panel-state.tsx'
import { Health } from './health.tsx'
import { useAdminHome } from './use-admin-home.ts'

/** The health of the service, for pages other than the home page. */
export function HealthStrip() {
  const home = useAdminHome()
  return <PanelState query={home}>{({ health }) => <Health health={health} />}</PanelState>
}
