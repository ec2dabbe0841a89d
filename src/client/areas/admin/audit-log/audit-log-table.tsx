import type { AuditLogEntry } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { useAuditLogTexts } from './use-audit-log-texts.ts'

export function AuditLogTable({ entries }: { entries: readonly AuditLogEntry[] }) {
  const t = useText('adminAuditLog')
  const columns = useRecordColumns()
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
    />
  )
}

function useRecordColumns(): DataColumn<AuditLogEntry>[] {
  const t = useText('adminAuditLog')
  const { dayAndTime } = useMoments()
  const words = useAuditLogTexts()
  return [
    { key: 'at', label: t('at'), isHeader: true, cell: ({ at }) => dayAndTime(at) },
    { key: 'who', label: t('who'), cell: ({ actor }) => actor ?? t('system') },
    { key: 'role', label: t('role'), cell: ({ role }) => words.role(role) },
    { key: 'group', label: t('group'), cell: ({ organization }) => organization },
    { key: 'action', label: t('action'), cell: ({ action }) => words.action(action) },
    {
      key: 'what',
      label: t('what'),
      cell: ({ entity, entityId }) => (
        <>
          {words.entity(entity)}
          {entityId && (
            <>
              <br />
              <code className="desk-long desk-quiet">{entityId}</code>
            </>
          )}
        </>
      ),
    },
    { key: 'details', label: t('details'), cell: (entry) => <Details entry={entry} /> },
  ]
}

/** Codes and states, as they were logged. */
function Details({ entry: { before, after, reason } }: { entry: AuditLogEntry }) {
  const t = useText('adminAuditLog')
  if (!before && !after && !reason) return null
  return (
    <details className="record-details">
      <summary>{t('showDetails')}</summary>
      <dl className="desk-facts">
        {reason && (
          <div>
            <dt>{t('reason')}</dt>
            <dd>{reason}</dd>
          </div>
        )}
        {before && (
          <div>
            <dt>{t('before')}</dt>
            <dd>
              <code>{before}</code>
            </dd>
          </div>
        )}
        {after && (
          <div>
            <dt>{t('after')}</dt>
            <dd>
              <code>{after}</code>
            </dd>
          </div>
        )}
      </dl>
    </details>
  )
}
