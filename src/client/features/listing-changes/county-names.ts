import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { unpackCounties } from '#domain/places/county-list.ts'
import type { County } from '#domain/places/county.ts'
import { loadAllCounties, placesTimeoutMs } from '#client/platform/places/county-lists.ts'

export const countiesQuery = queryOptions({
  queryKey: ['counties'],
  queryFn: async () => unpackCounties(await loadAllCounties(AbortSignal.timeout(placesTimeoutMs))),
})

/** While the list is loading or has failed, a county is shown by its number only. */
export interface CountyNames {
  counties: readonly County[]
  hasFailed: boolean
  formatName: (fips: string) => string
  retry: () => void
}

export function countyNames(counties: readonly County[], hasFailed = false, retry = () => {}): CountyNames {
  const byFips = new Map(counties.map((county) => [county.fips, county]))
  const formatName = (fips: string) => {
    const county = byFips.get(fips)
    return county ? `${county.name}, ${county.state}` : fips
  }
  return { counties, hasFailed, formatName, retry }
}

/** `isNeeded`: the list is long and is loaded only if there is a county to name. */
export function useCountyNames(isNeeded = true): CountyNames {
  const { data, isError, refetch } = useQuery({ ...countiesQuery, enabled: isNeeded })
  return useMemo(() => countyNames(data ?? [], isError, () => void refetch()), [data, isError, refetch])
}
