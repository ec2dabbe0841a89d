import type { QueryClient } from '@tanstack/react-query'
import { countiesQuery } from '#client/features/listing-changes/county-names.ts'
import { createQueryClient } from '#client/platform/api/query-client.ts'

/** For samples that let somebody choose a county: the list is there, so that none is fetched. */
export function createSampleClient(): QueryClient {
  const client = createQueryClient()
  client.setQueryData(countiesQuery.queryKey, [
    {
      fips: '06037',
      state: 'CA',
      name: 'Los Angeles County',
      shortName: 'Los Angeles',
      kind: 'county',
      lat: 34.05,
      lon: -118.25,
    },
  ])
  return client
}
