import { queryOptions } from '@tanstack/react-query'
import { listPartnerPosts } from '#contracts/community-staff.ts'
import type { CallReply } from '#contracts/call.ts'
import { callStaff } from '#client/state/session/staff-session.ts'

export type PartnerPosts = Omit<CallReply<typeof listPartnerPosts>, 'success'>

/** Colleagues answer too, so every visit refetches. */
export const postsQuery = queryOptions({
  queryKey: ['partner', 'posts'],
  queryFn: () => callStaff(listPartnerPosts, {}),
  staleTime: 0,
})
