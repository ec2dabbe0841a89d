import { type Needs, needKeys } from '../needs/needs.ts'
import type { LocationRefusal } from '../places/device-location.ts'
import type { PlacePoint } from '../places/distance.ts'
import type { Location } from '../places/location.ts'
import type { StateCode } from '../places/states.ts'
import { fold } from '../text/fold.ts'
import { hasNeed, noNeeds } from './context.ts'

/** A county by its listed name, with its state. */
export interface LocationChoice {
  state: StateCode
  county: string
}

/** A place the person named, within its county. */
export interface PlaceChoice extends LocationChoice {
  city?: string
  /** Where distances start; null when only the county is known. Stays on the device (T-5.9). */
  point: PlacePoint | null
}

/** The same keys as their texts. */
export type WizardProblem = 'stateAndCounty' | 'stateFirst' | 'oneNeed'
export type LookupFailure = 'zipInvalid' | 'zipUnknown' | 'cityUnknown' | 'placeFailed' | LocationRefusal

/** Help with finding the county: by city, ZIP code or device location. */
export type LocationLookup =
  | { phase: 'none' }
  | { phase: 'askingPlace'; typed: string }
  | { phase: 'askingDevice' }
  /** The ZIP code spans several counties, the largest part first; or several places fit the text. */
  | { phase: 'choosing'; typed: string; choices: readonly PlaceChoice[] }
  /** The location was filled in; the person may still change it. */
  | { phase: 'found'; by: 'zip' | 'device' }
  | { phase: 'found'; by: 'name'; city?: string }
  | { phase: 'failed'; cause: LookupFailure }

export interface WizardState {
  /** 1 to 7; see `toVisibleStep`. */
  step: number
  state: StateCode | null
  county: string | null
  /** The middle of the ZIP code or city, or the device; null when the county was chosen from the list. */
  point: PlacePoint | null
  lookup: LocationLookup
  /** What stands in the field for a city or ZIP code; kept for Back. */
  placeText: string
  needs: Needs
  /** Kept while `other` is unchecked, so that the text is not lost; it is sent only when checked. */
  otherText: string
  problem: WizardProblem | null
}

export const initialWizard: WizardState = {
  step: 1,
  state: null,
  county: null,
  point: null,
  lookup: { phase: 'none' },
  placeText: '',
  needs: noNeeds,
  otherText: '',
  problem: null,
}

export function getChosenLocation({ state, county }: Pick<WizardState, 'state' | 'county'>): LocationChoice | null {
  return state !== null && county !== null ? { state, county } : null
}

/** The field holds a text nobody has looked up: Continue has to, before it goes on. */
export function hasTextToLookUp({ placeText, lookup }: Pick<WizardState, 'placeText' | 'lookup'>): boolean {
  return placeText.trim() !== '' && (lookup.phase === 'none' || lookup.phase === 'failed')
}

export const areAllSelected = (needs: Needs): boolean => needKeys.every((need) => needs[need])

/** The location and needs to search with; null while something is missing. */
export function getWizardAnswers(wizard: WizardState): { location: Location; needs: Needs } | null {
  const location = getChosenLocation(wizard)
  if (!location || !hasNeed(wizard.needs)) return null
  const words = wizard.otherText.trim()
  return {
    location,
    needs: wizard.needs.other && words ? { ...wizard.needs, otherDescription: words } : wizard.needs,
  }
}

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
