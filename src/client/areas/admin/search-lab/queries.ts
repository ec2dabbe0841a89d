import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '#contracts/call.ts'
import { listSearchConfigs } from '#contracts/search-lab.ts'
import { callStaff } from '#client/state/session/staff-session.ts'

export type SearchConfigList = CallReply<typeof listSearchConfigs>

/** Other users change it too. Uses the review queue's query key, so that each decision there refetches it. */
export function useSearchConfigs() {
  return useQuery({
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryKey: ['service-desk', 'search-configs'],
    queryFn: () => callStaff(listSearchConfigs, {}),
  })
}
