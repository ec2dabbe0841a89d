import { StateCode } from '#domain/places/states.ts'
import { readKey } from '#client/platform/storage/storage.ts'
import type { HubLocation } from './list-query.ts'

/** Where the person looked for help last, if this device knows. Read here: the search itself is not needed for it. */
export function readOwnLocation(): HubLocation {
  const location = readKey('userSession')?.userLocation ?? readKey('lastSearchResults')?.location
  const state = StateCode.safeParse(location?.state)
  return state.success ? { state: state.data, county: location?.county ?? null } : { state: null, county: null }
}
