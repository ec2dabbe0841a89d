import * as z from 'zod/mini'
import type { Point } from '#domain/places/distance.ts'
import { StateCode } from '#domain/places/states.ts'

/**
 * `place`: an address from a list. `device`: the phone's location, rounded. `area`: the middle of a city or ZIP code.
 * `county`: only its center is known.
 */
const precisions = ['place', 'device', 'area', 'county'] as const
export type Precision = (typeof precisions)[number]

export const TravelMode = z.enum(['public', 'walk', 'bike', 'car'])
export type TravelMode = z.infer<typeof TravelMode>
export const travelModes = TravelMode.options

export const CountyLocation = z.object({ state: StateCode, county: z.string() })
export type CountyLocation = z.infer<typeof CountyLocation>

/** One end of a trip. It stays in the page: none of it is stored or sent. */
export interface TripEnd {
  precision: Precision
  /** A listing from the person's list, or a city with its state; null when only the county is known. */
  name: string | null
  address: string | null
  /** Null when the county of a listing is unknown. */
  at: CountyLocation | null
  point: Point | null
}

/** Hundredths of a degree, about a kilometer: enough for the distance, too little to find a home (T-5.9). */
const perDegree = 100
const rounded = (degrees: number) => Math.round(degrees * perDegree) / perDegree
export const roundToCityLevel = ({ lat, lon }: Point): Point => ({ lat: rounded(lat), lon: rounded(lon) })

export const isSameCounty = (a: CountyLocation | null, b: CountyLocation | null): boolean =>
  a !== null && b !== null && a.state === b.state && a.county === b.county
