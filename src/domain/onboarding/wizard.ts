import { maxOtherDescription, type NeedKey, needKeys } from '#domain/needs/needs.ts'
import type { Point } from '#domain/places/distance.ts'
import { StateCode } from '#domain/places/states.ts'
import type { DeviceLocation } from '#domain/places/device-location.ts'
import { hasNeed, noNeeds, type SearchContext } from './context.ts'
import {
  areAllSelected,
  getChosenLocation,
  initialWizard,
  type PlaceChoice,
  type WizardProblem,
  type WizardState,
} from './wizard-state.ts'

export type WizardEvent =
  | { type: 'stateChosen'; state: StateCode | null }
  | { type: 'countyChosen'; county: string | null }
  /** Chosen from the type-ahead list or the counties of a ZIP code: state and county together. */
  | { type: 'placeChosen'; place: PlaceChoice }
  | { type: 'zipAsked'; zip: string }
  | { type: 'zipAnswered'; zip: string; places: readonly PlaceChoice[] }
  | { type: 'zipFailed'; zip: string }
  | { type: 'deviceAsked' }
  | { type: 'deviceAnswered'; answer: DeviceLocation }
  | { type: 'needToggled'; need: NeedKey }
  | { type: 'allToggled' }
  | { type: 'otherWritten'; text: string }
  /** `from` is the step whose button was pressed: the second click of a double tap must not apply to the next step. */
  | { type: 'nextPressed'; from: number }
  | { type: 'backPressed'; from: number; isSearching: boolean }
  | {
      type: 'resumed'
      step: number
      context: Pick<SearchContext, 'location' | 'needs'>
      point: Point | null
      isSearching: boolean
    }
  | { type: 'startedOver' }

/** Late replies, for a ZIP code or location that is no longer pending, are ignored. */
export function wizardReducer(wizard: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'stateChosen':
      return { ...wizard, state: event.state, county: null, point: null, lookup: { phase: 'none' }, problem: null }
    case 'countyChosen':
      if (wizard.state === null) return { ...wizard, problem: 'stateFirst' }
      return { ...wizard, county: event.county, point: null, lookup: { phase: 'none' }, problem: null }
    case 'placeChosen':
      return { ...withPlace(wizard, event.place), lookup: lookupAfter(wizard, event.place) }
    case 'zipAsked':
      return afterZipRequest(wizard, event.zip)
    case 'zipAnswered':
      return isWaitingFor(wizard, event.zip) ? zipAnswered(wizard, event.zip, event.places) : wizard
    case 'zipFailed':
      return isWaitingFor(wizard, event.zip) ? { ...wizard, lookup: { phase: 'failed', cause: 'zipFailed' } } : wizard
    case 'deviceAsked':
      return { ...wizard, lookup: { phase: 'askingDevice' }, problem: null }
    case 'deviceAnswered':
      return wizard.lookup.phase === 'askingDevice' ? deviceAnswered(wizard, event.answer) : wizard
    case 'needToggled':
      return { ...wizard, needs: { ...wizard.needs, [event.need]: !wizard.needs[event.need] }, problem: null }
    case 'allToggled':
      return { ...wizard, needs: areAllSelected(wizard.needs) ? noNeeds : everyNeed, problem: null }
    case 'otherWritten':
      return { ...wizard, otherText: shortened(event.text) }
    case 'nextPressed':
      return event.from === wizard.step ? afterNext(wizard) : wizard
    case 'backPressed':
      return event.from === wizard.step ? afterBack(wizard, event.isSearching) : wizard
    case 'resumed':
      return resumed(event)
    case 'startedOver':
      return initialWizard
  }
}

const everyNeed = { ...noNeeds, ...Object.fromEntries(needKeys.map((need) => [need, true])) }

function withPlace(wizard: WizardState, { state, county, point }: PlaceChoice): WizardState {
  return { ...wizard, state, county, point, problem: null }
}

/** The counties of a ZIP code stay visible after one was picked, so that the person can switch. */
function lookupAfter({ lookup }: WizardState, place: PlaceChoice): WizardState['lookup'] {
  const isOffered =
    lookup.phase === 'choosing' &&
    lookup.choices.some(({ state, county }) => state === place.state && county === place.county)
  return isOffered ? lookup : { phase: 'none' }
}

function afterZipRequest(wizard: WizardState, typed: string): WizardState {
  const zip = /^\s*(\d{5})(-\d{4})?\s*$/.exec(typed)?.[1]
  if (zip === undefined) return { ...wizard, lookup: { phase: 'failed', cause: 'zipInvalid' }, problem: null }
  return { ...wizard, lookup: { phase: 'askingZip', zip }, problem: null }
}

const isWaitingFor = ({ lookup }: WizardState, zip: string) => lookup.phase === 'askingZip' && lookup.zip === zip

function zipAnswered(wizard: WizardState, zip: string, choices: readonly PlaceChoice[]): WizardState {
  const [first, ...others] = choices
  if (!first) return { ...wizard, lookup: { phase: 'failed', cause: 'zipUnknown' } }
  if (others.length === 0) return { ...withPlace(wizard, first), lookup: { phase: 'found', by: 'zip' } }
  // An earlier choice belongs to another location, so it is cleared: nobody should continue with it by mistake.
  const state = others.every((other) => other.state === first.state) ? first.state : null
  return { ...wizard, state, county: null, point: null, lookup: { phase: 'choosing', zip, choices } }
}

function deviceAnswered(wizard: WizardState, answer: DeviceLocation): WizardState {
  if (!answer.found) return { ...wizard, lookup: { phase: 'failed', cause: answer.cause } }
  return { ...withPlace(wizard, answer.place), lookup: { phase: 'found', by: 'device' } }
}

/** Never splits a surrogate pair. */
function shortened(text: string): string {
  return text.length <= maxOtherDescription ? text : text.slice(0, maxOtherDescription).replace(/[\uD800-\uDBFF]$/, '')
}

/** The problem that keeps a person on this step. */
function problemAt(wizard: WizardState): WizardProblem | null {
  if (getChosenLocation(wizard) === null) return 'stateAndCounty'
  return wizard.step === 2 && !hasNeed(wizard.needs) ? 'oneNeed' : null
}

function afterNext(wizard: WizardState): WizardState {
  if (wizard.step >= 3) return wizard
  const problem = problemAt(wizard)
  if (problem === 'stateAndCounty') return { ...wizard, step: 1, problem }
  if (problem) return { ...wizard, problem }
  return { ...wizard, step: wizard.step + 1, lookup: answeredOnly(wizard.lookup), problem: null }
}

/** Going on cancels a pending lookup: a late reply must not change the location. */
function answeredOnly(lookup: WizardState['lookup']): WizardState['lookup'] {
  return lookup.phase === 'askingZip' || lookup.phase === 'askingDevice' ? { phase: 'none' } : lookup
}

/** Leaving the wizard, from step 1 or from a running search, is handled by `back`. */
function afterBack(wizard: WizardState, isSearching: boolean): WizardState {
  if (wizard.step === 1 || (wizard.step >= 3 && isSearching)) return wizard
  return { ...wizard, step: wizard.step === 2 ? 1 : 2, problem: null }
}

/**
 * A running search is shown as it is. Without one, step 3 has nothing to show, and needs cannot come before a location.
 */
function resumed({ step, context, point, isSearching }: Extract<WizardEvent, { type: 'resumed' }>): WizardState {
  const { otherDescription, ...needs } = context.needs
  const state = StateCode.safeParse(context.location?.state)
  const wizard: WizardState = {
    ...initialWizard,
    needs,
    otherText: otherDescription ?? '',
    ...(state.success ? { state: state.data, county: context.location?.county ?? null, point } : {}),
  }
  if (isSearching && step >= 3) return { ...wizard, step }
  return { ...wizard, step: getChosenLocation(wizard) === null ? 1 : Math.min(step, 2) }
}
