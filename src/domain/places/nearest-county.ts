import type { County } from './county.ts'
import { computeDistanceKm, type Point } from './distance.ts'

/** Beyond this distance from every county center, the person is abroad or at sea, or the device is wrong. */
const farthestKm = 400

/**
 * The county whose center is nearest. Runs in the page too, so that coordinates never leave the device (T-5.9).
 * Near a border it may be the neighboring county: the person sees the name and can change it.
 */
export function findNearestCounty(point: Point, counties: readonly County[]): County | null {
  if (!Number.isFinite(point.lat) || !Number.isFinite(point.lon)) return null
  let nearest: County | null = null
  let km = farthestKm
  for (const county of counties) {
    const distance = computeDistanceKm(point, county)
    if (distance > km) continue
    nearest = county
    km = distance
  }
  return nearest
}
