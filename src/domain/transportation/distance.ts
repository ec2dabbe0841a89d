import { computeDistanceKm } from '#domain/places/distance.ts'
import { toMiles } from '#domain/resources/filter.ts'
import { isSameCounty, type TravelMode, type TripEnd } from './trip-end.ts'

/** Street routes are about this much longer than the straight line. */
const streetFactor = 1.3
const walkMinutesPerMile = 20
const farthestWalkMiles = 2
const longestGuess = 12 * 60

export interface TripDistance {
  /** Straight line: tenths when close, whole miles from ten on. */
  miles: number
  /** Measured between county centers: only the order of magnitude is reliable. */
  isRough: boolean
  /** Null when it is too far to walk or too rough to tell. */
  walkMinutes: number | null
}

type MeasuredEnd = Pick<TripEnd, 'point' | 'precision' | 'at'>

/** Null when no reliable distance exists: an end is unknown, or both are in one county. */
export function computeTripDistance(from: MeasuredEnd, to: MeasuredEnd): TripDistance | null {
  if (from.point === null || to.point === null) return null
  const isRough = from.precision === 'county' || to.precision === 'county'
  if (isRough && isSameCounty(from.at, to.at)) return null
  const exact = toMiles(computeDistanceKm(from.point, to.point))
  // From the middle of a city or ZIP code, tenths of a mile and a walk would be a guess.
  const isArea = from.precision === 'area' || to.precision === 'area'
  if (isArea && exact < 1) return null
  const miles = isRough || isArea || exact >= 10 ? Math.round(exact) : Math.round(exact * 10) / 10
  const canWalk = !isRough && !isArea && exact <= farthestWalkMiles
  return { miles, isRough, walkMinutes: canWalk ? fives(exact * streetFactor * walkMinutesPerMile) : null }
}

/** Minutes per street mile, and the time before the first one: waiting for a bus, finding the car. */
const pace: Record<TravelMode, { start: number; perMile: number }> = {
  public: { start: 20, perMile: 5 },
  walk: { start: 0, perMile: walkMinutesPerMile },
  bike: { start: 5, perMile: 6 },
  car: { start: 10, perMile: 2.5 },
}

/** A first estimate that the person can correct; none when the distance itself is rough. */
export function guessMinutes(mode: TravelMode, distance: TripDistance | null): number | null {
  if (distance === null || distance.isRough) return null
  const { start, perMile } = pace[mode]
  const minutes = fives(start + distance.miles * streetFactor * perMile)
  return minutes > longestGuess ? null : minutes
}

/** Rounded up to five minutes, so that an estimate is never too short. */
const fives = (minutes: number) => Math.max(5, Math.ceil(minutes / 5 - 1e-9) * 5)
