import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listClaims, listSuggestions } from '#contracts/claims.ts'
import { listOutbox } from '#contracts/outbox.ts'
import { listListingChanges } from '#contracts/partner-listings.ts'
import { callStaff } from '#client/state/staff-session.ts'

/** Others decide too: whoever comes back to the page sees how it is now. */
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const
const desk = 'service-desk'

export function useClaims() {
  return useQuery({
    ...fresh, queryKey: [desk, 'claims'], queryFn: async () => (await callStaff(listClaims, {})).claims,
  })
}

export function useWaitingChanges() {
  return useQuery({
    ...fresh, queryKey: [desk, 'changes'], queryFn: async () => (await callStaff(listListingChanges, {})).changes,
  })
}

export function useSuggestions() {
  return useQuery({
    ...fresh, queryKey: [desk, 'suggestions'],
    queryFn: async () => (await callStaff(listSuggestions, {})).suggestions,
  })
}

export function useOutbox() {
  return useQuery({ ...fresh, queryKey: [desk, 'mail'], queryFn: () => callStaff(listOutbox, {}) })
}

export function useRefreshDesk() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [desk] })
}
