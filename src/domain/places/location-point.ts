import { computeDistanceKm, type Point } from './distance.ts'

/** From the person to a listing; null when either is known only by its county or town. */
export function computeDistanceFrom(from: Point | null, to: Point | null | undefined): number | null {
  return from && to ? Math.round(computeDistanceKm(from, to) * 10) / 10 : null
}
