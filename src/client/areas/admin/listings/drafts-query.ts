import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type DraftFilter, listListingDrafts } from '#contracts/listing-drafts.ts'
import { StateCode } from '#domain/places/states.ts'
import { callStaff } from '#client/state/staff-session.ts'

const draftsKey = 'admin-listing-drafts'

/** The filter in the address; parts that cannot be read are ignored. */
export function parseDraftFilter(params: URLSearchParams): DraftFilter {
  const [batch, q] = [params.get('import'), params.get('q')?.trim().slice(0, 100)]
  const state = StateCode.safeParse(params.get('state')).data
  return {
    ...(batch && /^[0-9a-f-]{36}$/.test(batch) && { import: batch }),
    ...(state && { state }),
    ...(q && { q }),
  }
}

export function useDrafts(filter: DraftFilter, page: number) {
  const query = { ...filter, ...(page > 1 && { page: String(page) }) }
  return useQuery({
    queryKey: [draftsKey, query],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => callStaff(listListingDrafts, { query }),
  })
}

export function useRefreshDrafts() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [draftsKey] })
}
