import type { Location } from '#domain/places/location.ts'
import { StateCode } from '#domain/places/states.ts'
import { readKey } from '#client/platform/storage/storage.ts'
import { forgetState, readChosenState } from './chosen-state.ts'
import { readResults } from '../search/results.ts'
import { searchContext } from '../search/search-context.ts'

/**
 * Where the person said they are, so that no tool asks again: the place they are searching from, else the last one this
 * device remembers.
 */
export function readKnownLocation(): Location | null {
  return searchContext.get().location ?? readResults()?.location ?? readKey('userSession')?.userLocation ?? null
}

export function readKnownState(): StateCode | null {
  return readChosenState() ?? StateCode.safeParse(readKnownLocation()?.state).data ?? null
}

// A new search says more, and a cleared device knows nothing.
searchContext.subscribe(forgetState)
