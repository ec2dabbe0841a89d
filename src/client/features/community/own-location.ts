import type { NeedKey } from '#domain/needs/needs.ts'
import type { ChosenLocation } from '#client/shared/location/use-location-choices.ts'

export const noLocation: ChosenLocation = { state: '', county: '' }

/** Query parameters: only the values that were chosen. */
export function toLocationQuery({ state, county }: ChosenLocation) {
  return { ...(state && { state }), ...(state && county && { county }) }
}

/** Filter by need and location. */
export interface Filter {
  need: NeedKey | ''
  location: ChosenLocation
}

export const noFilter: Filter = { need: '', location: noLocation }
