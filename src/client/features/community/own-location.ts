import type { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { readKey } from '#client/platform/storage/storage.ts'

/** Empty where nothing is chosen. */
export interface CommunityLocation {
  state: StateCode | ''
  county: string
}

export const noLocation: CommunityLocation = { state: '', county: '' }

/** Where the person looks for help, from what is kept: this page need not fetch the whole search for it. */
export function readOwnLocation(): CommunityLocation {
  const location = readKey('userSession')?.userLocation ?? readKey('lastSearchResults')?.location
  const state = StateCode.safeParse(location?.state)
  return location && state.success ? { state: state.data, county: location.county } : noLocation
}

/** As a call takes it: only what was chosen. */
export function toLocationQuery({ state, county }: CommunityLocation) {
  return { ...(state && { state }), ...(state && county && { county }) }
}

/** What is shown: about which need, and from where. */
export interface Filter {
  need: NeedKey | ''
  location: CommunityLocation
}

export const noFilter: Filter = { need: '', location: noLocation }
