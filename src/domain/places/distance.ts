const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

export interface Point {
  lat: number
  lon: number
}

/** The middle of a place somebody named, with its ZIP code. */
export interface PlacePoint extends Point {
  zip?: string
}

/** Great-circle distance. */
export function computeDistanceKm(from: Point, to: Point): number {
  const dLat = radians(to.lat - from.lat)
  const dLon = radians(to.lon - from.lon)
  const a = Math.sin(dLat / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)))
}
