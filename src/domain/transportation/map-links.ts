import type { TravelMode, TripEnd } from './trip-end.ts'

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
