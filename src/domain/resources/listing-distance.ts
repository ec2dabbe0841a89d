import { type Point, computeDistanceKm } from '#domain/places/distance.ts'
import type { Resource } from './resource.ts'

/**
 * From the person's point to a listing. Measured where it is shown and kept nowhere: the distances to three listings
 * would give the point away.
 */
export function measureDistanceKm(
  { position, scope, care }: Pick<Resource, 'position' | 'scope' | 'care'>,
  from: Point | null,
): number | null {
  const isReachedRemotely = scope === 'state' || scope === 'national'
  return isReachedRemotely || care?.isAddressPrivate ? null : computeDistanceFrom(from, position)
}

/** From the person to a listing; null when either is known only by its county or town. */
export function computeDistanceFrom(from: Point | null, to: Point | null | undefined): number | null {
  return from && to ? Math.round(computeDistanceKm(from, to) * 10) / 10 : null
}
