import { type Needs, needKeys } from '#domain/needs/needs.ts'
import type { Location } from '#domain/places/location.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { LocationRefusal } from '#domain/places/device-location.ts'
import { hasNeed, noNeeds } from './context.ts'

/** A county by its listed name, with its state. */
export interface LocationChoice {
  state: StateCode
  county: string
}

/** Named as their sentences are. */
export type WizardProblem = 'stateAndCounty' | 'stateFirst' | 'oneNeed'
export type LookupFailure = 'zipInvalid' | 'zipUnknown' | 'zipFailed' | LocationRefusal

/** Help with finding the county: by ZIP code, or by where the device is. */
export type LocationLookup =
  | { phase: 'none' }
  | { phase: 'askingZip'; zip: string }
  | { phase: 'askingDevice' }
  /** The ZIP code lies in several counties, the largest part first. */
  | { phase: 'choosing'; zip: string; choices: readonly LocationChoice[] }
  /** The place was filled in; the person may still change it. */
  | { phase: 'found'; by: 'zip' | 'device' }
  | { phase: 'failed'; cause: LookupFailure }

export interface WizardState {
  /** 1 to 7; see `shownStep`. */
  step: number
  state: StateCode | null
  county: string | null
  lookup: LocationLookup
  needs: Needs
  /** Stays while `other` is unticked, so that nobody loses what they wrote; it is sent only with the tick. */
  otherText: string
  problem: WizardProblem | null
}

export const initialWizard: WizardState = {
  step: 1,
  state: null,
  county: null,
  lookup: { phase: 'none' },
  needs: noNeeds,
  otherText: '',
  problem: null,
}

export function getChosenLocation({ state, county }: Pick<WizardState, 'state' | 'county'>): LocationChoice | null {
  return state !== null && county !== null ? { state, county } : null
}

export const areAllSelected = (needs: Needs): boolean => needKeys.every((need) => needs[need])

/** The place and needs to search with; null while something is missing. */
export function getWizardAnswers(wizard: WizardState): { location: Location; needs: Needs } | null {
  const location = getChosenLocation(wizard)
  if (!location || !hasNeed(wizard.needs)) return null
  const words = wizard.otherText.trim()
  return {
    location,
    needs: wizard.needs.other && words ? { ...wizard.needs, otherDescription: words } : wizard.needs,
  }
}
