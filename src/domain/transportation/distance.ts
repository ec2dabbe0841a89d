import { computeDistanceKm } from '#domain/places/distance.ts'
import { toMiles } from '#domain/resources/filter.ts'
import { isSameCounty, type TravelMode, type TripEnd } from './trip-end.ts'

/** Streets are about this much longer than the straight line. */
const streetFactor = 1.3
const walkMinutesPerMile = 20
const farthestWalkMiles = 2
const longestGuess = 12 * 60

export interface TripDistance {
  /** Straight line: tenths near by, whole miles from ten on. */
  miles: number
  /** Counted between the middles of counties: only the size of it is true. */
  isRough: boolean
  /** Null where it is too far to walk or too rough to say. */
  walkMinutes: number | null
}

type MeasuredEnd = Pick<TripEnd, 'point' | 'precision' | 'at'>

/** Null where nothing true can be said: an end is not known, or both are somewhere in one county. */
export function computeTripDistance(from: MeasuredEnd, to: MeasuredEnd): TripDistance | null {
  if (from.point === null || to.point === null) return null
  const isRough = from.precision === 'county' || to.precision === 'county'
  if (isRough && isSameCounty(from.at, to.at)) return null
  const exact = toMiles(computeDistanceKm(from.point, to.point))
  const miles = isRough || exact >= 10 ? Math.round(exact) : Math.round(exact * 10) / 10
  const canWalk = !isRough && exact <= farthestWalkMiles
  return { miles, isRough, walkMinutes: canWalk ? fives(exact * streetFactor * walkMinutesPerMile) : null }
}

/** Minutes a street mile takes, and what comes before the first one: the wait for a bus, finding the car. */
const pace: Record<TravelMode, { start: number; perMile: number }> = {
  public: { start: 20, perMile: 5 },
  walk: { start: 0, perMile: walkMinutesPerMile },
  bike: { start: 5, perMile: 6 },
  car: { start: 10, perMile: 2.5 },
}

/** A first guess the person corrects; none where the distance itself is a guess. */
export function guessMinutes(mode: TravelMode, distance: TripDistance | null): number | null {
  if (distance === null || distance.isRough) return null
  const { start, perMile } = pace[mode]
  const minutes = fives(start + distance.miles * streetFactor * perMile)
  return minutes > longestGuess ? null : minutes
}

/** Up to the next five minutes, so that nobody is promised less than it takes. */
const fives = (minutes: number) => Math.max(5, Math.ceil(minutes / 5 - 1e-9) * 5)
