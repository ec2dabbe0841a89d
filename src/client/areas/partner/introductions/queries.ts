import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { listColleagues } from '#contracts/accounts.ts'
import type { CallArguments } from '#contracts/call.ts'
import {
  listPartnerIntroductions,
  type PartnerIntroductionDetail,
  showPartnerIntroduction,
  showPartnerSummary,
} from '#contracts/partner-introductions.ts'
import { listTemplates } from '#contracts/partner-settings.ts'
import { callStaff } from '#client/state/session/staff-session.ts'

/** Prefix of every query key that an action on an introduction can invalidate. */
const inboxKey = 'partner-work'
const oneKey = (id: string) => [inboxKey, 'one', id] as const

export type ListQuery = CallArguments<typeof listPartnerIntroductions>['query']

/** Colleagues answer too, so data is refetched when the user returns to the page. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

export function useSummary() {
  return useQuery({ ...fresh, queryKey: [inboxKey, 'summary'], queryFn: () => callStaff(showPartnerSummary, {}) })
}

/** The table and the board use the same call, so that they agree. */
export function useIntroductionList(query: ListQuery) {
  return useQuery({
    ...fresh,
    queryKey: [inboxKey, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: () => callStaff(listPartnerIntroductions, { query }),
  })
}

/** Dropped from the cache when closed: it may contain text a person wrote. */
export function useIntroduction(id: string) {
  return useQuery({
    ...fresh,
    queryKey: oneKey(id),
    gcTime: 0,
    queryFn: async () => (await callStaff(showPartnerIntroduction, { params: { id } })).detail,
  })
}

export function useColleagues() {
  return useQuery({ queryKey: ['partner-colleagues'], staleTime: 0, queryFn: () => callStaff(listColleagues, {}) })
}

export function useTemplates() {
  return useQuery({ queryKey: ['partner-templates'], staleTime: 0, queryFn: () => callStaff(listTemplates, {}) })
}

/** Refetches every list, board, count and open introduction. */
export function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [inboxKey] })
}

/** Stores the response of an action in the cache and refetches everything else it may have changed. */
export function useKeepDetail() {
  const client = useQueryClient()
  return async (detail: PartnerIntroductionDetail) => {
    const introductionKey = oneKey(detail.introduction.id)
    client.setQueryData(introductionKey, detail)
    const isOther = ({ queryKey }: { queryKey: QueryKey }) => queryKey[2] !== introductionKey[2]
    await client.invalidateQueries({ queryKey: [inboxKey], predicate: isOther })
  }
}
