import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listRecord } from '#contracts/admin-service.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { Button } from '#client/ui/button/button.tsx'
import { ReviewQueueFrame } from '../review-queue/review-queue-frame.tsx'
import { PanelState } from '../review-queue/panel-state.tsx'
import { noFilter, AuditLogFilters } from './audit-log-filters.tsx'
import { AuditLogTable } from './audit-log-table.tsx'

/** /admin/record: the audit log, newest first. */
export function AuditLogPage() {
  const t = useText('adminAuditLog')
  const [filter, setFilter] = useState(noFilter)
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const query = useInfiniteQuery({
    queryKey: ['admin-record', chosen],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam }) =>
      callStaff(listRecord, { query: { ...chosen, ...(pageParam && { before: pageParam }) } }),
    getNextPageParam: (last) => (last.hasMore ? last.entries.at(-1)?.at : undefined),
  })
  return (
    <ReviewQueueFrame title={t('title')} intro={t('intro')}>
      <PanelState query={query}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries)
          const [first] = pages
          return (
            <>
              {first && <AuditLogFilters choices={first} filter={filter} onChange={setFilter} count={entries.length} />}
              <AuditLogTable entries={entries} />
              {query.hasNextPage && (
                <div>
                  <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('more')}
                  </Button>
                </div>
              )}
            </>
          )
        }}
      </PanelState>
    </ReviewQueueFrame>
  )
}
