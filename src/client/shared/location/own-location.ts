import { StateCode } from '#domain/places/states.ts'
import { readKey } from '#client/platform/storage/storage.ts'

/** The location of the last search, if stored on this device. Read directly, so that the search code is not loaded. */
export function readOwnLocation(): { state: StateCode; county: string } | null {
  const location = readKey('userSession')?.userLocation ?? readKey('lastSearchResults')?.location
  const state = StateCode.safeParse(location?.state)
  return location && state.success ? { state: state.data, county: location.county } : null
}
