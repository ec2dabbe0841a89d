import { useQuery } from '@tanstack/react-query'
import type { CallReply } from '#contracts/call.ts'
import { listSearchConfigs } from '#contracts/search-lab.ts'
import type { StateCode } from '#domain/places/states.ts'
import { getLoadedCounties, loadCounties } from '#client/platform/places/county-lists.ts'
import { callStaff } from '#client/state/staff-session.ts'

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

/** The counties of a state by name; empty while they load. */
export function useCountyNames(state: StateCode | ''): { names: readonly string[]; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['county-names', state],
    enabled: state !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      state === '' ? [] : (getLoadedCounties(state) ?? (await loadCounties(state, signal))),
  })
  return { names: data ?? [], isFailed: isError }
}
