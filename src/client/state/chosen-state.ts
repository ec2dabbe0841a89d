import type { StateCode } from '#domain/places/states.ts'
import { searchContext } from './search-context.ts'

let chosen: StateCode | null = null

/**
 * A state named in a tool that asks for nothing more, such as voting, is known by the others. In memory only: that tool
 * promises that answers aren't saved.
 */
export function rememberState(state: StateCode | null): void {
  if (state !== null) chosen = state
}

export const readChosenState = (): StateCode | null => chosen

// A new search says more, and a cleared device knows nothing.
searchContext.subscribe(() => {
  chosen = null
})
