import { fold } from '#domain/text/fold.ts'
import type { PlaceChoice } from './wizard-state.ts'

/**
 * The places a whole name may mean, in the order they were found: those of exactly this name if there are any, and a
 * city instead of the county it gave its name to.
 */
export function findNamesakes(typed: string, places: readonly PlaceChoice[]): readonly PlaceChoice[] {
  const name = fold(typed)
  const exact = places.filter(({ city, county }) => fold(city ?? county) === name)
  const named = exact.length > 0 ? exact : places
  return named.filter((place) => place.city !== undefined || !named.some((other) => isCityOf(other, place)))
}

function isCityOf({ city, county, state }: PlaceChoice, place: PlaceChoice): boolean {
  return city !== undefined && county === place.county && state === place.state
}
