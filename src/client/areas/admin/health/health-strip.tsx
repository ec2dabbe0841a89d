import { PanelState } from '../review-queue/panel-state.tsx'
import { Health } from './health.tsx'
import { useAdminHome } from './use-admin-home.ts'

/** The health of the service on another page than the first one. */
export function HealthStrip() {
  const home = useAdminHome()
  return <PanelState query={home}>{({ health }) => <Health health={health} />}</PanelState>
}
