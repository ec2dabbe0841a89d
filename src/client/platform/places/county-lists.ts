import { listCounties } from '#contracts/places.ts'
import type { PackedState } from '#domain/places/county-list.ts'
import type { StateCode } from '#domain/places/states.ts'
import { callApi } from '#client/platform/api/call-api.ts'

/** A list that takes longer counts as failed: the person can try again or use their ZIP code. */
export const placesTimeoutMs = 15_000

/** Lists this page has loaded. A prepaid phone should not pay for the same one twice. */
const loadedCounties = new Map<StateCode, readonly string[]>()

/** The states a person looked at reveal something about them, so the lists are dropped when a device is cleared. */
export function forgetCounties(): void {
  loadedCounties.clear()
}

export function getLoadedCounties(state: StateCode): readonly string[] | undefined {
  return loadedCounties.get(state)
}

/** The county names of one state. The packed list is a third of the size of the places response. */
export async function loadCounties(state: StateCode, signal: AbortSignal): Promise<readonly string[]> {
  const { states } = await callApi(listCounties, { query: { state } }, { signal })
  remember(states)
  return states.find((packedState) => packedState.state === state)?.names ?? []
}

/** Includes county centers, so that the nearest county is found without sending the position (T-5.9). */
export async function loadAllCounties(signal: AbortSignal): Promise<readonly PackedState[]> {
  const { states } = await callApi(listCounties, { query: {} }, { signal })
  remember(states)
  return states
}

/** Empty lists are not cached: the next request may return more. */
function remember(states: readonly PackedState[]): void {
  for (const { state, names } of states) if (names.length > 0) loadedCounties.set(state, names)
}
