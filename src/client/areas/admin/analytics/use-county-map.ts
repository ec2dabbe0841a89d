import { useQuery } from '@tanstack/react-query'
import { CountyMap } from '#domain/admin-analytics/county-map.ts'
import type { MapLoadState } from './gap-map.tsx'

/** Loaded after the page, so that the stats do not wait for the map. */
export function useCountyMap(): MapLoadState {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['county-map'],
    queryFn: async () => CountyMap.parse((await import('#data/maps/us-counties.json')).default),
  })
  if (data) return { map: data }
  return isError && !isFetching ? { failed: true, onRetry: () => void refetch() } : 'waiting'
}
