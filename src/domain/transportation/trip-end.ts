import * as z from 'zod/mini'
import type { Point } from '../places/distance.ts'
import { parseState } from '../places/state-match.ts'
import { StateCode } from '../places/states.ts'
import type { Resource } from '../resources/resource.ts'

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

const maxDestinations = 12

/** The listings from a person's lists that can be visited: those with an address or a position, each once. */
export function listDestinations(saved: readonly Resource[], found: readonly Resource[]): TripEnd[] {
  const savedIds = new Set(saved.map(({ id }) => id))
  const all = [...saved, ...found.filter(({ id }) => !savedIds.has(id))]
  return all.filter(isVisitable).slice(0, maxDestinations).map(toTripEnd)
}

const isVisitable = ({ scope, address, position }: Resource) =>
  (scope === undefined || scope === 'site') && (position != null || Boolean(address?.trim()))

function toTripEnd({ name, address, state, county, position }: Resource): TripEnd {
  const code = state ? parseState(state) : null
  return {
    precision: 'place',
    name,
    address: address?.trim() || null,
    at: code && county ? { state: code, county } : null,
    point: position ?? null,
  }
}

const mapSite = 'https://www.google.com/maps/dir/?api=1'
const googleModes: Record<TravelMode, string> = {
  public: 'transit',
  walk: 'walking',
  bike: 'bicycling',
  car: 'driving',
}

/** The destination for a map search: the typed text first, then the address, then the position. */
function chooseTarget({ address, name, point, precision }: TripEnd, typed: string): string | null {
  const words = typed.trim() || address || (precision === 'place' || precision === 'area' ? name : null)
  if (words) return words
  return precision === 'county' || point === null ? null : `${point.lat},${point.lon}`
}

/** Directions on a map site. The start is left out: the map knows the phone's location, so we do not share it. */
export function buildMapDirectionsLink(to: TripEnd, typed: string, mode: TravelMode): string | null {
  const target = chooseTarget(to, typed)
  if (target === null) return null
  return `${mapSite}&destination=${encodeURIComponent(target)}&travelmode=${googleModes[mode]}`
}

/** Opens the phone's default map app. */
export function buildPhoneMapLink(to: TripEnd, typed: string): string | null {
  const target = chooseTarget(to, typed)
  return target === null ? null : `geo:0,0?q=${encodeURIComponent(target)}`
}
