import { currentPosition } from '#client/platform/places/current-position.ts'
import { findPlaces, type Place } from '#contracts/places.ts'
import { unpackCounties } from '#domain/places/county-list.ts'
import type { Point } from '#domain/places/distance.ts'
import { findNearestCounty } from '#domain/places/nearest-county.ts'
import { type LocationRefusal, toLocationRefusal } from '#domain/places/device-location.ts'
import { type CountyLocation, type TripEnd, roundToCityLevel } from '#domain/transportation/trip-end.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { loadAllCounties, placesTimeoutMs } from '#client/platform/places/county-lists.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'

export type LookupProblem = LocationRefusal | 'empty' | 'unknown' | 'failed'

/** Result of a lookup: one end, several to choose from, or the reason there is none. */
export type FoundEnd = { end: TripEnd } | { choices: TripEnd[] } | { problem: LookupProblem }

const mostChoices = 8

export const countyEnd = (at: CountyLocation): TripEnd => ({
  precision: 'county',
  name: null,
  address: null,
  at,
  point: null,
})

/** A city, ZIP code or county, as people write them. */
export async function findTyped(typed: string): Promise<FoundEnd> {
  const q = typed.trim().slice(0, 80)
  if (q === '') return { problem: 'empty' }
  try {
    const { places } = await callApi(
      findPlaces,
      { query: { q, limit: String(mostChoices) } },
      { signal: AbortSignal.timeout(placesTimeoutMs) },
    )
    const isZip = /^\d{5}(-\d{4})?$/.test(q)
    const found = places.slice(0, isZip ? 1 : mostChoices).flatMap(toEnds)
    const [first] = found
    if (!first) return { problem: 'unknown' }
    return found.length === 1 ? { end: first } : { choices: found.slice(0, mostChoices) }
  } catch (error) {
    reportQuietly('trip place', error)
    return { problem: 'failed' }
  }
}

/** A ZIP code in several counties, or one without a point, leaves only its counties. */
function toEnds({ state, county, choices, city, point }: Place): TripEnd[] {
  if (choices) return choices.map((choice) => countyEnd({ state: choice.state, county: choice.county }))
  const end = countyEnd({ state, county })
  return [point ? { ...end, precision: 'area', name: city ? `${city}, ${state}` : null, point } : end]
}

/**
 * The device position, rounded. The county is looked up in the page; without the county list the point alone is enough.
 */
export async function findDevice(): Promise<FoundEnd> {
  const position = await devicePosition()
  if ('cause' in position) return { problem: position.cause }
  const { point } = position
  const here: TripEnd = { precision: 'device', name: null, address: null, at: null, point }
  try {
    const packed = await loadAllCounties(AbortSignal.timeout(placesTimeoutMs))
    const county = findNearestCounty(point, unpackCounties(packed))
    if (!county) return { problem: 'outside' }
    return { end: { ...here, at: { state: county.state, county: county.name } } }
  } catch (error) {
    reportQuietly('counties', error)
    return { end: here }
  }
}

type DevicePosition = { point: Point } | { cause: LocationRefusal }

/** Rounds the position here, so that the exact one does not leave this function (T-5.9). */
async function devicePosition(): Promise<DevicePosition> {
  const { point, refusal } = await currentPosition()
  if (point) return { point: roundToCityLevel(point) }
  const answer = toLocationRefusal(refusal)
  return { cause: answer.found ? 'unavailable' : answer.cause }
}
