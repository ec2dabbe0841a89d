import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'wouter'
import { listListingsByAge } from '#contracts/admin-analytics.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { PanelState } from '../review-queue/panel-state.tsx'
import { type ListingsQuery, editorAddress, listingsParams } from './listings-address.ts'
import { ListingsFrame } from './listings-frame.tsx'
import { ListingsView } from './listings-view.tsx'

/** /admin/analytics?age=…: the listings behind one freshness figure. The selection is in the address. */
export function ListingsPage({ listingsQuery }: { listingsQuery: ListingsQuery }) {
  const [, setParams] = useSearchParams()
  const [, navigate] = useLocation()
  const params = listingsParams(listingsQuery)
  const query = useQuery({
    queryKey: ['admin-listings-by-age', params],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => callStaff(listListingsByAge, { query: params }),
  })
  return (
    <ListingsFrame
      listingsQuery={listingsQuery}
      total={query.isPlaceholderData ? undefined : query.data?.total}
      onAsk={(next) => setParams(listingsParams(next), { replace: true })}
    >
      <PanelState query={query}>
        {({ listings, page, pages }) => (
          <ListingsView
            listings={listings}
            page={page}
            pages={pages}
            busy={query.isPlaceholderData}
            href={editorAddress}
            onOpen={(id) => navigate(editorAddress(id))}
            onPage={(next) => setParams(listingsParams({ ...listingsQuery, page: next }))}
          />
        )}
      </PanelState>
    </ListingsFrame>
  )
}
