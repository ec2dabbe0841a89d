import type { Listing } from '#domain/directory/listing.ts'
import type { Point } from '#domain/places/distance.ts'
import { decodeDegrees, encodeDegrees } from './coordinates.ts'

type Position = NonNullable<Listing['position']>

const letters = { exact: '', zip: 'z', city: 'c', area: 'a' } as const
const precisionByLetter = new Map<string, Position['precision']>([
  ['z', 'zip'],
  ['c', 'city'],
  ['a', 'area'],
])

/** Stands alone instead of coordinates: the center of the county, read from the county's line. */
const countyCenter = 'k'

/** `348958,-1170173z`: ten-thousandths of a degree, and a letter unless the position is exact. */
export function encodePosition(position: Listing['position']): string {
  if (position === null) return ''
  if (position.precision === 'county') return countyCenter
  return `${encodeDegrees(position.lat)},${encodeDegrees(position.lon)}${letters[position.precision]}`
}

/** null when it is not a position, or is the center of an unknown county. */
export function decodePosition(code: string, center: Point | undefined): Position | null {
  if (code === countyCenter) return center ? { lat: center.lat, lon: center.lon, precision: 'county' } : null
  const comma = code.indexOf(',')
  const precision = precisionByLetter.get(code.at(-1) ?? '') ?? 'exact'
  const lat = decodeDegrees(code.slice(0, Math.max(0, comma)), 90)
  const lon = decodeDegrees(code.slice(comma + 1, precision === 'exact' ? undefined : -1), 180)
  return lat === null || lon === null ? null : { lat, lon, precision }
}
