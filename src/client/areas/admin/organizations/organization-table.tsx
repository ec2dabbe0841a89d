import type { AdminOrganization } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'

interface OrganizationTableProps {
  organizations: readonly AdminOrganization[]
  onOpen: (organization: AdminOrganization) => void
}

export function OrganizationTable({ organizations, onOpen }: OrganizationTableProps) {
  const t = useText('adminOrganizations')
  const columns = useOrganizationColumns(onOpen)
  return (
    <DataTable
      caption={t('caption')}
      columns={columns}
      rows={organizations}
      rowKey={({ id }) => id}
      empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
    />
  )
}

function useOrganizationColumns(onOpen: OrganizationTableProps['onOpen']): DataColumn<AdminOrganization>[] {
  const t = useText('adminOrganizations')
  const { day } = useMoments()
  return [
    { key: 'name', label: t('name'), isHeader: true, cell: ({ name }) => name },
    { key: 'code', label: t('code'), cell: ({ trackingCode }) => <code>{trackingCode}</code> },
    { key: 'listings', label: t('listings'), align: 'end', cell: ({ listings }) => listings },
    { key: 'people', label: t('people'), align: 'end', cell: ({ people }) => people },
    { key: 'open', label: t('open'), align: 'end', cell: ({ openIntroductions }) => openIntroductions },
    {
      key: 'state',
      label: t('state'),
      cell: ({ removedAt }) =>
        removedAt ? (
          <Badge tone="plain">{t('left', { date: day(removedAt) })}</Badge>
        ) : (
          <Badge tone="ok">{t('here')}</Badge>
        ),
    },
    {
      key: 'acts',
      label: t('acts'),
      cell: (organization) =>
        organization.removedAt === null && (
          <Button
            size="small"
            aria-label={t('showNamed', { name: organization.name })}
            onClick={() => onOpen(organization)}
          >
            {t('show')}
          </Button>
        ),
    },
  ]
}
