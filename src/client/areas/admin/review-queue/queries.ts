import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showAdminHome } from '#contracts/admin-service.ts'
import { listClaims, listSuggestions } from '#contracts/claims.ts'
import { listPostsToReview } from '#contracts/community-staff.ts'
import { listOpportunitiesToReview } from '#contracts/opportunities-staff.ts'
import { listOutbox } from '#contracts/outbox.ts'
import { listListingChanges } from '#contracts/partner-listings.ts'
import {
  findListingsForAdmin,
  type HistoryQueue,
  listItemHistory,
  listReports,
  listReviewHistory,
  showListingForAdmin,
} from '#contracts/review.ts'
import type { StateCode } from '#domain/places/states.ts'
import { callStaff } from '#client/state/session/staff-session.ts'

/** Other reviewers decide too, so data is refetched when the user returns to the page. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const
const reviewQueueKey = 'service-desk'

export type Show = 'waiting' | 'decided'

/** Number of waiting items in each queue. */
export function useWaitingCounts() {
  return useQuery({
    ...fresh,
    queryKey: [reviewQueueKey, 'waiting'],
    queryFn: async () => (await callStaff(showAdminHome, {})).home.queues,
  })
}

export function useClaims() {
  return useQuery({
    ...fresh,
    queryKey: [reviewQueueKey, 'claims'],
    queryFn: async () => (await callStaff(listClaims, {})).claims,
  })
}

export function useWaitingChanges() {
  return useQuery({
    ...fresh,
    queryKey: [reviewQueueKey, 'changes'],
    queryFn: async () => (await callStaff(listListingChanges, {})).changes,
  })
}

export function useReports() {
  return useQuery({
    ...fresh,
    queryKey: [reviewQueueKey, 'reports'],
    queryFn: async () => (await callStaff(listReports, {})).reports,
  })
}

export function usePosts(show: Show) {
  return useQuery({
    ...fresh,
    queryKey: [reviewQueueKey, 'posts', show],
    queryFn: async () => (await callStaff(listPostsToReview, { query: { show } })).posts,
  })
}

export function useOpenings(show: Show) {
  return useQuery({
    ...fresh,
    queryKey: [reviewQueueKey, 'openings', show],
    queryFn: async () => (await callStaff(listOpportunitiesToReview, { query: { show } })).opportunities,
  })
}

export function useSuggestions() {
  return useQuery({
    ...fresh,
    queryKey: [reviewQueueKey, 'suggestions'],
    queryFn: async () => (await callStaff(listSuggestions, {})).suggestions,
  })
}

/** History of one item, or the latest entries of a queue. */
export function useHistory(queue: HistoryQueue, itemId?: string) {
  return useQuery({
    ...fresh,
    queryKey: [reviewQueueKey, 'history', queue, itemId ?? null],
    queryFn: async () =>
      (
        await (itemId === undefined
          ? callStaff(listReviewHistory, { params: { queue } })
          : callStaff(listItemHistory, { params: { queue, itemId } }))
      ).entries,
  })
}

export const listingKey = (id: string) => ['desk-listing', id]

/** Not refetched automatically: the draft would no longer match the listing shown. */
export function useListing(id: string) {
  return useQuery({
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryKey: listingKey(id),
    queryFn: async () => (await callStaff(showListingForAdmin, { params: { id } })).listing,
  })
}

export function useFoundListings(search: { q: string; state: StateCode } | null) {
  return useQuery({
    ...fresh,
    queryKey: [reviewQueueKey, 'listings', search],
    enabled: search !== null,
    queryFn: async () => (search ? (await callStaff(findListingsForAdmin, { query: search })).listings : []),
  })
}

export function useOutbox() {
  return useQuery({ ...fresh, queryKey: [reviewQueueKey, 'mail'], queryFn: () => callStaff(listOutbox, {}) })
}

export function useRefreshReviewQueue() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [reviewQueueKey] })
}
