import type { PlacePoint } from '#domain/places/distance.ts'
import type { Location } from '#domain/places/location.ts'
import { createStore, useStore } from '#client/platform/store.ts'
import { searchContext } from '../search/search-context.ts'

interface LocatedPoint {
  location: Location
  point: PlacePoint
}

/**
 * The point the last search was made from: the device, a ZIP code or a city. In memory only and never stored; the ZIP
 * code is sent, the point never is (T-5.9). After a reload the cards show towns instead of miles.
 */
const locationPoint = createStore((_: LocatedPoint | null, next: LocatedPoint | null) => next, null)

/** Another location was chosen, or the device was cleared: the point belongs to neither. */
searchContext.subscribe(() => {
  const { location } = searchContext.get()
  const kept = locationPoint.get()
  if (kept && !isSame(kept.location, location)) locationPoint.send(null)
})

/** Call it after the search context has its location, which forgets the point of any other. */
export function keepLocationPoint(location: Location, point: PlacePoint | null): void {
  locationPoint.send(point && { location, point })
}

/** The point within this county, if one is known. */
export function readLocationPoint(location: Location | null): PlacePoint | null {
  const kept = locationPoint.get()
  return kept && isSame(kept.location, location) ? kept.point : null
}

export function useLocationPoint(location: Location): PlacePoint | null {
  const kept = useStore(locationPoint)
  return kept && isSame(kept.location, location) ? kept.point : null
}

function isSame(one: Location, other: Location | null): boolean {
  return one.state === other?.state && one.county === other.county
}
