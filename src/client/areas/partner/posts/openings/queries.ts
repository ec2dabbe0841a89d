import { queryOptions } from '@tanstack/react-query'
import { listPartnerOpportunities } from '#contracts/opportunities-staff.ts'
import { callStaff } from '#client/state/staff-session.ts'

/** Reviewers and colleagues edit the same list, so every visit refetches. */
export const openingsQuery = queryOptions({
  queryKey: ['partner', 'openings'],
  queryFn: async () => (await callStaff(listPartnerOpportunities, {})).opportunities,
  staleTime: 0,
})
