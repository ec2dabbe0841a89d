import { useSyncExternalStore } from 'react'
import type { Language } from '#domain/language.ts'
import { Needs } from '#domain/needs/needs.ts'
import { noNeeds } from '#domain/onboarding/context.ts'
import type { Location } from '#domain/places/location.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { Absence } from '#domain/search/absence.ts'
import type { FoundCounts } from '#domain/search/count-found.ts'
import { resultsCacheVersion } from '#domain/search/stored-search.ts'
import { readAhead, readKey, removeKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'
import type { CopyUsed } from './search-reply.ts'

/** Results of the last search. */
export interface Results {
  /** The answers: listings of a kind that was asked for. Only these are counted. */
  resources: readonly Resource[]
  /** Other listings that may help as well. */
  alsoHelpful: readonly Resource[]
  /** First-days kinds that were asked for and are not listed near the county. */
  absences: readonly Absence[]
  /** The server's counts of the answers, for another tab that waits for the same search. */
  counts: FoundCounts | null
  /** Set when it is from the county kept on this phone. */
  copy?: CopyUsed | undefined
  location: Location
  needs: Needs
  language: Language | undefined
  foundAt: number
}

const reading = storedReading(['lastSearchResults', 'cacheVersion'], (): Results | null => {
  const stored = readKey('cacheVersion') === resultsCacheVersion ? readKey('lastSearchResults') : undefined
  if (!stored) return null
  const { resources, alsoHelpful = [], absences = [], counts = null, copy, location, language, timestamp } = stored
  const parsedNeeds = Needs.safeParse(stored.needs ?? {})
  const needs = parsedNeeds.success ? parsedNeeds.data : noNeeds
  return { resources, alsoHelpful, absences, counts, copy, location, language, needs, foundAt: timestamp }
})

/** For a start with the list: reads it in short tasks before it is drawn. */
export const readResultsAhead = () => readAhead('lastSearchResults', 'resources')

/** An empty list is a result too: it is shown with next steps. */
export const readResults = reading.get

/** Also true without answers: a notice about what is missing, or other listings, are worth coming back to. */
export function hasSomethingToShow(results: Results | null): boolean {
  return results !== null && [results.resources, results.alsoHelpful, results.absences].some(({ length }) => length > 0)
}

export function useResults(): Results | null {
  return useSyncExternalStore(reading.subscribe, reading.get, () => null)
}

type SearchExtras = 'alsoHelpful' | 'absences' | 'counts'
/** A list restored by PIN has none of the extras. */
type NewResults = Omit<Results, SearchExtras> & Partial<Pick<Results, SearchExtras>>

export function keepResults(results: NewResults): void {
  const {
    resources,
    alsoHelpful = [],
    absences = [],
    counts = null,
    copy,
    location,
    needs,
    language,
    foundAt,
  } = results
  const { otherDescription: _, ...flags } = needs
  writeKey('cacheVersion', resultsCacheVersion)
  writeKey('lastSearchResults', {
    resources: [...resources],
    ...(alsoHelpful.length > 0 && { alsoHelpful: [...alsoHelpful] }),
    ...(absences.length > 0 && { absences: [...absences] }),
    ...(counts && { counts }),
    ...(copy && { copy }),
    location,
    needs: flags,
    ...(language && { language }),
    timestamp: foundAt,
  })
}

export function clearResults(): void {
  removeKey('lastSearchResults')
}
