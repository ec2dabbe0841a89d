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
import { callStaff } from '#client/state/staff-session.ts'

/** The first part of every key that an act on an introduction can change. */
const inboxKey = 'partner-work'
const oneKey = (id: string) => [inboxKey, 'one', id] as const

export type ListQuery = CallArguments<typeof listPartnerIntroductions>['query']

/** Others answer too: whoever comes back to a page sees how it is now. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

export function useSummary() {
  return useQuery({ ...fresh, queryKey: [inboxKey, 'summary'], queryFn: () => callStaff(showPartnerSummary, {}) })
}

/** The table and the board ask the same call, so that they agree. */
export function useIntroductionList(query: ListQuery) {
  return useQuery({
    ...fresh,
    queryKey: [inboxKey, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: () => callStaff(listPartnerIntroductions, { query }),
  })
}

/** Forgotten as soon as it is closed: it may hold what a person wrote. */
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

/** Asks anew for every list, board, count and open one. */
export function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [inboxKey] })
}

/** Puts what an act answered in its place, and asks anew for everything else it may have changed. */
export function useKeepDetail() {
  const client = useQueryClient()
  return async (detail: PartnerIntroductionDetail) => {
    const introductionKey = oneKey(detail.introduction.id)
    client.setQueryData(introductionKey, detail)
    const isOther = ({ queryKey }: { queryKey: QueryKey }) => queryKey[2] !== introductionKey[2]
    await client.invalidateQueries({ queryKey: [inboxKey], predicate: isOther })
  }
}
