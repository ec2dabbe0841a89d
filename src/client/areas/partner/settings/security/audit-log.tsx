import { useInfiniteQuery } from '@tanstack/react-query'
import type { PartnerAuditEntry } from '#contracts/partner-settings.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { useMoments } from '#client/shared/formats/use-moments.ts'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'

interface AuditLogProps {
  onLoad: (before?: string) => Promise<{ entries: PartnerAuditEntry[]; hasMore: boolean }>
}

/** Shows the organization which of its people viewed what (T-8.3). */
export function AuditLog({ onLoad }: AuditLogProps) {
  const t = useText('partnerSettings')
  const columns = useAuditColumns()
  const log = useInfiniteQuery({
    queryKey: ['partner', 'audit'],
    queryFn: ({ pageParam }) => onLoad(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.at : undefined),
    staleTime: 0,
  })
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section className="pl-stack" aria-labelledby="audit-title">
      <h3 id="audit-title">{t('audit.title')}</h3>
      <p>{t('audit.text')}</p>
      {log.error && (
        <LoadFailed
          title={t('notLoaded')}
          text={failureText(log.error, '') || undefined}
          onRetry={() => void log.refetch()}
        />
      )}
      {!(log.error && entries.length === 0) && (
        <DataTable
          caption={t('audit.caption')}
          columns={columns}
          rows={entries}
          rowKey={({ id }) => id}
          busy={log.isPending}
          empty={
            <EmptyState headingLevel="h3" title={t('audit.empty')}>
              <p>{t('audit.emptyText')}</p>
            </EmptyState>
          }
        />
      )}
      {log.hasNextPage && (
        <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t('audit.more')}
        </Button>
      )}
    </section>
  )
}

function useAuditColumns(): DataColumn<PartnerAuditEntry>[] {
  const t = useText('partnerSettings')
  const { actions } = useTextModule('partnerSettings').audit
  const { dayAndTime } = useMoments()
  const names: Readonly<Record<string, string>> = actions
  const getActionName = (action: string) => names[action.replaceAll('.', '_')] ?? t('audit.other')
  return [
    { key: 'at', label: t('audit.at'), isHeader: true, cell: ({ at }) => dayAndTime(at) },
    { key: 'actor', label: t('audit.actor'), cell: ({ actor }) => actor ?? t('audit.link') },
    { key: 'action', label: t('audit.action'), cell: ({ action }) => getActionName(action) },
  ]
}
