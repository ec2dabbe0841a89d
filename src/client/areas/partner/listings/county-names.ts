import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { County } from '#domain/places/county.ts'
import { countiesQuery } from './queries.ts'

/** The list may be on its way, or not to be had: then a county is known by its number only. */
export interface CountyNames {
  counties: readonly County[]
  hasFailed: boolean
  nameOf: (fips: string) => string
  retry: () => void
}

export function countyNames(counties: readonly County[], hasFailed = false, retry = () => {}): CountyNames {
  const byFips = new Map(counties.map((county) => [county.fips, county]))
  const nameOf = (fips: string) => {
    const county = byFips.get(fips)
    return county ? `${county.name}, ${county.state}` : fips
  }
  return { counties, hasFailed, nameOf, retry }
}

export function useCountyNames(): CountyNames {
  const { data, isError, refetch } = useQuery(countiesQuery)
  return useMemo(() => countyNames(data ?? [], isError, () => void refetch()), [data, isError, refetch])
}
