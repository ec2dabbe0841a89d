import { useQuery } from '@tanstack/react-query'
import { listPresence } from '#contracts/admin-service.ts'
import type { CallReply } from '#contracts/call.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { PanelState } from '../review-queue/panel-state.tsx'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'

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

type Presence = Pick<CallReply<typeof listPresence>, 'isOn' | 'visitors'>
type Visitor = Presence['visitors'][number] & { at: number }

export function PresenceTable({ isOn, visitors }: Presence) {
  const t = useText('adminHome')
  const devices: Readonly<Record<string, string>> = useTextModule('adminHome').presence.devices
  if (!isOn) return <Notice tone="info">{t('presence.off')}</Notice>
  const columns: DataColumn<Visitor>[] = [
    { key: 'page', label: t('presence.page'), isHeader: true, cell: ({ page }) => page ?? t('presence.unknown') },
    {
      key: 'device',
      label: t('presence.device'),
      cell: ({ device }) => (device === null ? undefined : devices[device]) ?? t('presence.unknown'),
    },
    { key: 'state', label: t('presence.state'), cell: ({ status }) => t(`presence.states.${status}`) },
    { key: 'seen', label: t('presence.seen'), cell: ({ secondsAgo }) => t('presence.ago', { seconds: secondsAgo }) },
  ]
  return (
    <>
      <p>{t('presence.count', { count: visitors.length })}</p>
      <DataTable
        caption={t('presence.caption')}
        columns={columns}
        rows={visitors.map((visitor, at) => ({ ...visitor, at }))}
        rowKey={({ at }) => String(at)}
        empty={<EmptyState title={t('presence.empty')}>{t('presence.emptyText')}</EmptyState>}
      />
    </>
  )
}
