import type { StateCode } from '#domain/places/states.ts'

let chosen: StateCode | null = null

/**
 * A state named in a tool that asks for nothing more, such as voting, is known by the others. In memory only: that tool
 * promises that answers aren't saved.
 */
export function rememberState(state: StateCode | null): void {
  if (state !== null) chosen = state
}

export function forgetState(): void {
  chosen = null
}

export const readChosenState = (): StateCode | null => chosen
