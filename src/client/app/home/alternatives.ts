import { useCallback } from 'react'
import { pickAlternatives } from '#domain/resources/alternatives.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { isSent } from '#domain/saved/saved-list.ts'
import { useStore } from '#client/platform/store.ts'
import { useResults } from '#client/state/search/results.ts'
import { saved } from '#client/state/saved/saved.ts'

/** The next best listings from the results, except those the person has already contacted. */
export function useAlternatives(): (listing: Resource) => readonly Resource[] {
  const list = useStore(saved)
  const found = useResults()?.resources
  return useCallback(
    (listing: Resource) => {
      const contactedIds = list.filter(({ id }) => isSent(list, id)).map(({ id }) => id)
      return pickAlternatives(listing, found ?? [], new Set(contactedIds))
    },
    [list, found],
  )
}
