import { toPlaceKey, toPlaceWords, stripKind } from '#domain/places/county-key.ts'
import { parseState } from '#domain/places/state-match.ts'

/** A state and a county as a saved session uses them (T-2.10). */
export interface PinLocation {
  /** Part of the secret, so each place has exactly one spelling. */
  location: string
  /**
   * The key that limits count by. Unknown names share one key per state, so that a new spelling does not reset a limit.
   */
  counted: string
}

/** `county` is the matched county, if there is one. */
export function toPinLocation(
  written: { state: string; county: string },
  county: { fips: string; state: string } | null,
): PinLocation {
  if (county) {
    const location = `${county.state}:${county.fips}`
    return { location, counted: location }
  }
  const state = parseState(written.state)
  const words = toPlaceWords(written.county.normalize('NFKC'))
  const name = toPlaceKey(stripKind(words)?.words ?? words)
  const named = state ?? `?${toPlaceKey(toPlaceWords(written.state.normalize('NFKC')))}`
  return { location: `${named}:?${name}`, counted: `${state ?? '?'}:?` }
}
