import type { StateCode } from '#domain/places/states.ts'
import type { Places } from '#server/engines/places/places.ts'
import { AppError } from '#server/platform/http/app-error.ts'

export interface PostLocation {
  state: StateCode | null
  countyFips: string | null
}

/** A post's place must be a known one; otherwise none is stored. */
export function toStoredLocation(
  places: Pick<Places, 'findCounty'>,
  { state, county }: { state: StateCode | null; county: string | null },
): PostLocation {
  if (county === null || county.trim() === '') return { state, countyFips: null }
  const found = state === null ? null : places.findCounty({ state, county })
  if (found) return { state: found.state, countyFips: found.fips }
  throw new AppError(400, 'unknown_county', { fields: [{ path: 'county', problem: 'unknown' }] })
}

/** The reader's place; an unknown one filters nothing out. */
export function toFilterLocation(
  places: Pick<Places, 'findCounty'>,
  { state, county }: { state?: StateCode | undefined; county?: string | undefined },
): PostLocation {
  if (state === undefined) return { state: null, countyFips: null }
  const found = county === undefined ? null : places.findCounty({ state, county })
  return { state, countyFips: found?.fips ?? null }
}
