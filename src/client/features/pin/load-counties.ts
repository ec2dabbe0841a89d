import { findPlaces } from '#contracts/places.ts'
import { callApi } from '#client/platform/api/call-api.ts'

/** The counties of a state by their listed names. */
export type LoadCounties = (state: string, signal: AbortSignal) => Promise<readonly string[]>

export const loadCounties: LoadCounties = async (state, signal) => {
  const { places } = await callApi(findPlaces, { query: { state } }, { signal })
  return places.map(({ county }) => county)
}
