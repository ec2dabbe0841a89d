import { findPlaces, type Place } from '#contracts/places.ts'
import { type PlaceChoice, type WizardState, findNamesakes } from '#domain/onboarding/wizard-state.ts'
import type { WizardEvent } from '#domain/onboarding/wizard.ts'
import { unpackCounties } from '#domain/places/county-list.ts'
import { findCountyAtPosition, type DeviceLocation, toLocationRefusal } from '#domain/places/device-location.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import type { Store } from '#client/platform/store.ts'
import { loadAllCounties, placesTimeoutMs } from '#client/platform/places/county-lists.ts'
import { currentPosition } from '#client/platform/places/current-position.ts'

export type WizardStore = Store<WizardState, WizardEvent>

/** Suggested while typing: few enough to read on a phone. */
const mostSuggestions = '8'
/** Asked back for a whole name: some towns exist in more than eight states, and everybody's must be there. */
const mostNamesakes = '20'

/** Finds a city or county by name, or the counties of a ZIP code, largest share first. Answers whether it is the one. */
export async function findTypedPlace(wizard: WizardStore, written: string): Promise<boolean> {
  wizard.send({ type: 'placeAsked', typed: written })
  const { lookup } = wizard.get()
  if (lookup.phase !== 'askingPlace') return false
  const { typed } = lookup
  const query = /^\d/.test(typed) ? { zip: typed } : { q: typed, limit: mostNamesakes }
  try {
    const { places } = await withinPatience((signal) => callApi(findPlaces, { query }, { signal }))
    const choices = places.flatMap(toPlaceChoices)
    wizard.send({ type: 'placeAnswered', typed, places: 'zip' in query ? choices : findNamesakes(typed, choices) })
  } catch (error) {
    reportQuietly('place', error)
    wizard.send({ type: 'placeFailed', typed })
  }
  return isFound(wizard)
}

const isFound = (wizard: WizardStore) => wizard.get().lookup.phase === 'found'

/** Suggestions are a help only: without an answer the text can still be looked up, which tells what is wrong. */
export async function suggestPlaces(typed: string, signal: AbortSignal): Promise<readonly PlaceChoice[]> {
  try {
    const { places } = await callApi(findPlaces, { query: { q: typed, limit: mostSuggestions } }, { signal })
    return places.flatMap(toPlaceChoices)
  } catch (error) {
    if (!signal.aborted) reportQuietly('suggestions', error)
    return []
  }
}

/** A ZIP code in several counties has one point, whichever of them the person lives in. */
function toPlaceChoices({ state, county, city, choices, point, zip }: Place): PlaceChoice[] {
  return (choices ?? [{ state, county }]).map((choice) => ({
    state: choice.state,
    county: choice.county,
    ...(city !== undefined && { city }),
    point: point ? { ...point, ...(zip !== undefined && { zip }) } : null,
  }))
}

/** The exact position stays inside `askDevice`; the wizard gets the county and a rounded point (T-5.9). */
export async function findByDevice(wizard: WizardStore): Promise<boolean> {
  wizard.send({ type: 'deviceAsked' })
  wizard.send({ type: 'deviceAnswered', answer: await askDevice() })
  return isFound(wizard)
}

async function askDevice(): Promise<DeviceLocation> {
  const { point, refusal } = await currentPosition()
  if (!point) return toLocationRefusal(refusal)
  try {
    return findCountyAtPosition(point, unpackCounties(await withinPatience(loadAllCounties)))
  } catch (error) {
    reportQuietly('counties', error)
    return toLocationRefusal(null)
  }
}

async function withinPatience<Reply>(call: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), placesTimeoutMs)
  try {
    return await call(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
