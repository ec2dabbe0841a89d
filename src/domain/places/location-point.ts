import { computeDistanceKm, type Point } from './distance.ts'

/** What is known of where a person is. The points stay on the device. */
export interface KnownPoints {
  /** The middle of the ZIP code the person typed. */
  zip?: Point | null
  /** The middle of the city the person chose. */
  city?: Point | null
  /** The device's own position, if the person shared it. */
  device?: Point | null
}

/** Where distances start, the most exact point first; null with only a county, where no distance would be true. */
export function chooseLocationPoint({ device, zip, city }: KnownPoints): Point | null {
  return device ?? zip ?? city ?? null
}

/** From the person to a listing; null when either is known only by its county or town. */
export function computeDistanceFrom(from: Point | null, to: Point | null | undefined): number | null {
  return from && to ? Math.round(computeDistanceKm(from, to) * 10) / 10 : null
}
