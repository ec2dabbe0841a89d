import { keyOf, placeWords, withoutKind } from '#domain/places/county-key.ts'
import { stateOf } from '#domain/places/state-match.ts'

/** A state and a county as a saved session uses them (T-2.10). */
export interface PinPlace {
  /** Part of the secret: one spelling for each place. */
  location: string
  /** What limits count. Names we do not know share one for each state, so that a new spelling is no new start. */
  counted: string
}

/** `county` is the one that was meant, when it is known. */
export function pinPlace(
  written: { state: string; county: string },
  county: { fips: string; state: string } | null,
): PinPlace {
  if (county) {
    const location = `${county.state}:${county.fips}`
    return { location, counted: location }
  }
  const state = stateOf(written.state)
  const words = placeWords(written.county.normalize('NFKC'))
  const name = keyOf(withoutKind(words)?.words ?? words)
  const named = state ?? `?${keyOf(placeWords(written.state.normalize('NFKC')))}`
  return { location: `${named}:?${name}`, counted: `${state ?? '?'}:?` }
}
