import type { AccessLogEntry } from '#contracts/access-log.ts'
import { removalDelayMs } from '#domain/accounts/removal.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'

/** Whoever runs the service is not named to an organization. */
const serviceName = 'Next Chapter'

interface AccessLogProps {
  entries: readonly AccessLogEntry[]
  /** Whose log it is: the reader's own organization, or another one that an admin looks at. */
  isOwn: boolean
}

/** Every change of who may act for an organization, each as the sentence that was mailed (T-8.6). */
export function AccessLog({ entries, isOwn }: AccessLogProps) {
  const t = useText('accessLog')
  const columns = useAccessColumns()
  return (
    <section className="grid gap-3" aria-labelledby="access-log">
      <h3 id="access-log">{isOwn ? t('title') : t('adminTitle')}</h3>
      <p>{t('text')}</p>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        empty={
          <EmptyState headingLevel="h3" title={t('empty')}>
            <p>{t('emptyText')}</p>
          </EmptyState>
        }
      />
    </section>
  )
}

function useAccessColumns(): DataColumn<AccessLogEntry>[] {
  const t = useText('accessLog')
  const { dayAndTime } = useMoments()
  const describe = ({ kind, by, subject, role, listing, at }: AccessLogEntry) =>
    t(`kinds.${kind}`, {
      by: by ?? serviceName,
      who: subject ?? '',
      role: role === null ? '' : t(`roles.${role}`),
      listing: listing ?? '',
      date: dayAndTime(new Date(Date.parse(at) + removalDelayMs).toISOString()),
    })
  return [
    { key: 'at', label: t('at'), isHeader: true, cell: ({ at }) => dayAndTime(at) },
    { key: 'what', label: t('what'), cell: (entry) => <span className="ps-break">{describe(entry)}</span> },
  ]
}
