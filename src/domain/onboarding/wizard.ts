import { maxOtherDescription, type NeedKey, needKeys } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import type { DeviceLocation } from '#domain/places/device-location.ts'
import { hasNeed, noNeeds, type SearchContext } from './context.ts'
import {
  areAllSelected,
  getChosenLocation,
  initialWizard,
  type LocationChoice,
  type WizardProblem,
  type WizardState,
} from './wizard-state.ts'

export type WizardEvent =
  | { type: 'stateChosen'; state: StateCode | null }
  | { type: 'countyChosen'; county: string | null }
  /** From the type-ahead list or among the counties of a ZIP code: state and county in one. */
  | { type: 'placeChosen'; location: LocationChoice }
  | { type: 'zipAsked'; zip: string }
  | { type: 'zipAnswered'; zip: string; counties: readonly LocationChoice[] }
  | { type: 'zipFailed'; zip: string }
  | { type: 'deviceAsked' }
  | { type: 'deviceAnswered'; answer: DeviceLocation }
  | { type: 'needToggled'; need: NeedKey }
  | { type: 'allToggled' }
  | { type: 'otherWritten'; text: string }
  /** `from` is the step whose button was pressed: the second half of a double tap must not act on the next one. */
  | { type: 'nextPressed'; from: number }
  | { type: 'backPressed'; from: number; isSearching: boolean }
  | { type: 'resumed'; step: number; context: Pick<SearchContext, 'location' | 'needs'>; isSearching: boolean }
  | { type: 'startedOver' }

/** Answers that come late, for a ZIP code or place nobody waits for any more, change nothing. */
export function wizardReducer(wizard: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'stateChosen':
      return { ...wizard, state: event.state, county: null, lookup: { phase: 'none' }, problem: null }
    case 'countyChosen':
      if (wizard.state === null) return { ...wizard, problem: 'stateFirst' }
      return { ...wizard, county: event.county, lookup: { phase: 'none' }, problem: null }
    case 'placeChosen':
      return { ...withLocation(wizard, event.location), lookup: lookupAfter(wizard, event.location) }
    case 'zipAsked':
      return afterZipRequest(wizard, event.zip)
    case 'zipAnswered':
      return isWaitingFor(wizard, event.zip) ? zipAnswered(wizard, event.zip, event.counties) : wizard
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

function withLocation(wizard: WizardState, { state, county }: LocationChoice): WizardState {
  return { ...wizard, state, county, problem: null }
}

/** The counties of a ZIP code stay on offer after one was picked: the other may have been meant. */
function lookupAfter({ lookup }: WizardState, location: LocationChoice): WizardState['lookup'] {
  const isOffered =
    lookup.phase === 'choosing' &&
    lookup.choices.some(({ state, county }) => state === location.state && county === location.county)
  return isOffered ? lookup : { phase: 'none' }
}

function afterZipRequest(wizard: WizardState, typed: string): WizardState {
  const zip = /^\s*(\d{5})(-\d{4})?\s*$/.exec(typed)?.[1]
  if (zip === undefined) return { ...wizard, lookup: { phase: 'failed', cause: 'zipInvalid' }, problem: null }
  return { ...wizard, lookup: { phase: 'askingZip', zip }, problem: null }
}

const isWaitingFor = ({ lookup }: WizardState, zip: string) => lookup.phase === 'askingZip' && lookup.zip === zip

function zipAnswered(wizard: WizardState, zip: string, choices: readonly LocationChoice[]): WizardState {
  const [first, ...others] = choices
  if (!first) return { ...wizard, lookup: { phase: 'failed', cause: 'zipUnknown' } }
  if (others.length === 0) return { ...withLocation(wizard, first), lookup: { phase: 'found', by: 'zip' } }
  // Whatever was chosen before belongs to another place: nobody should continue with it by mistake.
  const state = others.every((other) => other.state === first.state) ? first.state : null
  return { ...wizard, state, county: null, lookup: { phase: 'choosing', zip, choices } }
}

function deviceAnswered(wizard: WizardState, answer: DeviceLocation): WizardState {
  if (!answer.found) return { ...wizard, lookup: { phase: 'failed', cause: answer.cause } }
  return { ...withLocation(wizard, answer.place), lookup: { phase: 'found', by: 'device' } }
}

/** Never ends in half a character. */
function shortened(text: string): string {
  return text.length <= maxOtherDescription ? text : text.slice(0, maxOtherDescription).replace(/[\uD800-\uDBFF]$/, '')
}

/** What keeps a person from leaving this step. */
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

/** Whoever goes on no longer waits: an answer that comes after that must not change the place they go on with. */
function answeredOnly(lookup: WizardState['lookup']): WizardState['lookup'] {
  return lookup.phase === 'askingZip' || lookup.phase === 'askingDevice' ? { phase: 'none' } : lookup
}

/** Leaving the wizard, from step 1 or from a running search, is a matter of `back`. */
function afterBack(wizard: WizardState, isSearching: boolean): WizardState {
  if (wizard.step === 1 || (wizard.step >= 3 && isSearching)) return wizard
  return { ...wizard, step: wizard.step === 2 ? 1 : 2, problem: null }
}

/** A running search is shown as it is. Without one there is nothing to see at step 3, and no needs before a place. */
function resumed({ step, context, isSearching }: Extract<WizardEvent, { type: 'resumed' }>): WizardState {
  const { otherDescription, ...needs } = context.needs
  const state = StateCode.safeParse(context.location?.state)
  const wizard: WizardState = {
    ...initialWizard,
    needs,
    otherText: otherDescription ?? '',
    ...(state.success ? { state: state.data, county: context.location?.county ?? null } : {}),
  }
  if (isSearching && step >= 3) return { ...wizard, step }
  return { ...wizard, step: getChosenLocation(wizard) === null ? 1 : Math.min(step, 2) }
}
