import type { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { readKey } from '#client/platform/storage/storage.ts'

/** Empty strings where nothing is chosen. */
export interface CommunityLocation {
  state: StateCode | ''
  county: string
}

export const noLocation: CommunityLocation = { state: '', county: '' }

/** The location of the person's search, read from storage so that this page need not load the search code. */
export function readOwnLocation(): CommunityLocation {
  const location = readKey('userSession')?.userLocation ?? readKey('lastSearchResults')?.location
  const state = StateCode.safeParse(location?.state)
  return location && state.success ? { state: state.data, county: location.county } : noLocation
}

/** Query parameters: only the values that were chosen. */
export function toLocationQuery({ state, county }: CommunityLocation) {
  return { ...(state && { state }), ...(state && county && { county }) }
}

/** Filter by need and location. */
export interface Filter {
  need: NeedKey | ''
  location: CommunityLocation
}

export const noFilter: Filter = { need: '', location: noLocation }
