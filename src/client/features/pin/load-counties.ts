import { StateCode } from '#domain/places/states.ts'
import { getLoadedCounties, loadCounties as fetchCounties } from '#client/platform/places/county-lists.ts'

/** The counties of a state by their listed names. */
export type LoadCounties = (state: string, signal: AbortSignal) => Promise<readonly string[]>

/** Uses the page's cached list if there is one. */
export const loadCounties: LoadCounties = async (state, signal) => {
  const code = StateCode.parse(state)
  return getLoadedCounties(code) ?? fetchCounties(code, signal)
}
