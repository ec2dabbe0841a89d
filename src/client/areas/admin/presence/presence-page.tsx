import { useQuery } from '@tanstack/react-query'
import { listPresence } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { PanelState } from '../review-queue/panel-state.tsx'
import { PresenceTable } from './presence-table.tsx'

const lookEveryMs = 10_000

/** /admin/presence: which pages are open right now, without identifying visitors. */
export function PresencePage() {
  const t = useText('adminHome')
  const query = useQuery({
    queryKey: ['admin-presence'],
    staleTime: 0,
    refetchInterval: lookEveryMs,
    queryFn: () => callStaff(listPresence, {}),
  })
  return (
    <ReviewQueueFrame title={t('presence.title')} intro={t('presence.intro')}>
      <PanelState query={query}>{(presence) => <PresenceTable {...presence} />}</PanelState>
    </ReviewQueueFrame>
  )
}
