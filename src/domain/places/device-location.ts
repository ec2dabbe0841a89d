import type { County } from './county.ts'
import type { Point } from './distance.ts'
import { findNearestCounty } from './nearest-county.ts'
import type { StateCode } from './states.ts'

/** Hundredths of a degree, about a kilometer: enough to tell counties apart, too little to find a home. */
const perDegree = 100

export type LocationRefusal = 'denied' | 'unavailable' | 'timeout' | 'outside'

/** A county with the rounded position, or why there is none. The position is never stored or sent (T-5.9). */
export type DeviceLocation =
  | { found: true; place: { state: StateCode; county: string; point: Point } }
  | { found: false; cause: LocationRefusal }

const rounded = (degrees: number) => Math.round(degrees * perDegree) / perDegree

/** The county for a device's position. Near a border it may be the neighboring county: the person confirms the name. */
export function findCountyAtPosition({ lat, lon }: Point, counties: readonly County[]): DeviceLocation {
  const point = { lat: rounded(lat), lon: rounded(lon) }
  const county = findNearestCounty(point, counties)
  if (!county) return { found: false, cause: 'outside' }
  return { found: true, place: { state: county.state, county: county.name, point } }
}

const refusals: readonly LocationRefusal[] = ['denied', 'unavailable', 'timeout']

/** Maps the browser's geolocation error codes 1 to 3; null when the browser has no geolocation. */
export function toLocationRefusal(code: number | null): DeviceLocation {
  return { found: false, cause: refusals[(code ?? 2) - 1] ?? 'unavailable' }
}
