import { queryOptions } from '@tanstack/react-query'
import { listPartnerOpportunities } from '#contracts/opportunities-staff.ts'
import { callStaff } from '#client/state/staff-session.ts'

/** Reviewers and colleagues work on the same list: each look asks anew. */
export const openingsQuery = queryOptions({
  queryKey: ['partner', 'openings'],
  queryFn: async () => (await callStaff(listPartnerOpportunities, {})).opportunities,
  staleTime: 0,
})
