import { useSyncExternalStore } from 'react'
import type { Language } from '#domain/language.ts'
import { Needs } from '#domain/needs/needs.ts'
import { noNeeds } from '#domain/onboarding/context.ts'
import type { Location } from '#domain/places/location.ts'
import type { Resource } from '#domain/resources/resource.ts'
import { resultsCacheVersion } from '#domain/search/stored-search.ts'
import { readKey, removeKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'

/** Results of the last search. */
export interface Results {
  resources: readonly Resource[]
  location: Location
  needs: Needs
  language: Language | undefined
  foundAt: number
}

const reading = storedReading(['lastSearchResults', 'cacheVersion'], (): Results | null => {
  const stored = readKey('cacheVersion') === resultsCacheVersion ? readKey('lastSearchResults') : undefined
  if (!stored) return null
  const { resources, location, language, timestamp } = stored
  const needs = Needs.safeParse(stored.needs ?? {})
  return { resources, location, language, needs: needs.success ? needs.data : noNeeds, foundAt: timestamp }
})

/** An empty list is a result too: it is shown with next steps. */
export const readResults = reading.get

export function useResults(): Results | null {
  return useSyncExternalStore(reading.subscribe, reading.get, () => null)
}

export function keepResults({ resources, location, needs, language, foundAt }: Results): void {
  const { otherDescription: _, ...flags } = needs
  writeKey('cacheVersion', resultsCacheVersion)
  writeKey('lastSearchResults', {
    resources: [...resources],
    location,
    needs: flags,
    ...(language && { language }),
    timestamp: foundAt,
  })
}

export function clearResults(): void {
  removeKey('lastSearchResults')
}
