import type { Listing, positionPrecisions } from '#domain/directory/listing.ts'
import { computeDistanceKm, type Point } from '#domain/places/distance.ts'
import { roundDegrees } from '#server/engines/directory/files/coordinates.ts'

type Precision = (typeof positionPrecisions)[number]

/**
 * The farthest an exact position can be from the center of its county: Nye, San Bernardino; in Alaska the Aleutians.
 */
const farthestKm = 250
const farthestAlaskaKm = 1100
/**
 * A ZIP or city center is an estimate by the source; the material puts some of Anchorage's far out in the Kuskokwim.
 */
const farthestRoughKm = 150
const farthestFromCityKm = 60

const isInUnitedStates = ({ lat, lon }: Point) => lat > 18 && lat < 72 && (lon < -66 || lon > 172)

export interface GivenPosition {
  lat: number | null
  lon: number | null
  precision: Precision | null
}

/** What constrains a listing's position: the center of its county, and of its city where others are exact. */
export interface Surroundings {
  county: Point | null
  city: Point | null
  isAlaska: boolean
}

function isPossible(point: Point, precision: Precision, { county, city, isAlaska }: Surroundings): boolean {
  if (!isInUnitedStates(point)) return false
  if (precision === 'exact')
    return !county || computeDistanceKm(point, county) <= (isAlaska ? farthestAlaskaKm : farthestKm)
  if (city) return computeDistanceKm(point, city) <= farthestFromCityKm
  return !county || computeDistanceKm(point, county) <= (isAlaska ? farthestRoughKm : farthestKm)
}

export interface LocateResult {
  position: Listing['position']
  /** The given coordinates were impossible and were replaced. */
  isCorrected: boolean
}

/** The given position when it is plausible, otherwise the center of its city or county. */
export function locate({ lat, lon, precision }: GivenPosition, around: Surroundings): LocateResult {
  const middle = around.county && { lat: around.county.lat, lon: around.county.lon, precision: 'county' as const }
  if (lat === null || lon === null || precision === null) return { position: middle, isCorrected: false }
  const point = { lat: roundDegrees(lat), lon: roundDegrees(lon) }
  if (!isPossible(point, precision, around)) {
    return { position: around.city ? { ...around.city, precision: 'city' } : middle, isCorrected: true }
  }
  return { position: precision === 'county' ? middle : { ...point, precision }, isCorrected: false }
}

/** The center of each city, from its listings with an exact position. */
export function computeCityCenters(rows: readonly { key: string | null; given: GivenPosition }[]): Map<string, Point> {
  const points = new Map<string, Point[]>()
  for (const { key, given: position } of rows) {
    if (key === null || position.precision !== 'exact' || position.lat === null || position.lon === null) continue
    const list = points.get(key) ?? []
    list.push({ lat: position.lat, lon: position.lon })
    points.set(key, list)
  }
  const computeMedian = (values: number[]) => {
    return roundDegrees(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
  }
  return new Map(
    [...points].map(([key, list]) => {
      return [key, { lat: computeMedian(list.map(({ lat }) => lat)), lon: computeMedian(list.map(({ lon }) => lon)) }]
    }),
  )
}
