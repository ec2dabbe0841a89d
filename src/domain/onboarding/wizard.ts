import { maxOtherDescription, type NeedKey, needKeys } from '#domain/needs/needs.ts'
import type { PlacePoint } from '#domain/places/distance.ts'
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
  /** Chosen from the suggestions, the counties of a ZIP code or several places of one name. */
  | { type: 'placeChosen'; place: PlaceChoice }
  | { type: 'placeTyped'; text: string }
  | { type: 'placeAsked'; typed: string }
  | { type: 'placeAnswered'; typed: string; places: readonly PlaceChoice[] }
  | { type: 'placeFailed'; typed: string }
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
      point: PlacePoint | null
      isSearching: boolean
    }
  /** Left half-way and opened again. */
  | { type: 'reopened'; draft: WizardState; step: number }
  | { type: 'startedOver' }

/** Late replies, for a place that is no longer pending, are ignored. */
export function wizardReducer(wizard: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'stateChosen':
      return { ...withoutPlace(wizard), state: event.state, county: null }
    case 'countyChosen':
      if (wizard.state === null) return { ...wizard, problem: 'stateFirst' }
      return { ...withoutPlace(wizard), county: event.county }
    case 'placeChosen':
      return { ...withPlace(wizard, event.place), lookup: lookupAfter(wizard, event.place) }
    case 'placeTyped':
      return { ...wizard, placeText: event.text, lookup: { phase: 'none' }, problem: null }
    case 'placeAsked':
      return { ...wizard, placeText: event.typed, lookup: parseTyped(event.typed), problem: null }
    case 'placeAnswered':
      return isWaitingFor(wizard, event.typed) ? placeAnswered(wizard, event.typed, event.places) : wizard
    case 'placeFailed':
      if (!isWaitingFor(wizard, event.typed)) return wizard
      return { ...wizard, lookup: { phase: 'failed', cause: 'placeFailed' } }
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
    case 'reopened':
      return reopened(event.draft, event.step)
    case 'startedOver':
      return initialWizard
  }
}

const everyNeed = { ...noNeeds, ...Object.fromEntries(needKeys.map((need) => [need, true])) }

/** State and county are chosen by hand: what was typed, and the point it gave, no longer count. */
function withoutPlace(wizard: WizardState): WizardState {
  return { ...wizard, point: null, placeText: '', lookup: { phase: 'none' }, problem: null }
}

function withPlace(wizard: WizardState, { state, county, point }: PlaceChoice): WizardState {
  return { ...wizard, state, county, point, problem: null }
}

/** The offered places stay visible after one was picked, so that the person can switch. */
function lookupAfter({ lookup }: WizardState, place: PlaceChoice): WizardState['lookup'] {
  const isOffered =
    lookup.phase === 'choosing' &&
    lookup.choices.some(
      ({ state, county, city }) => state === place.state && county === place.county && city === place.city,
    )
  return isOffered ? lookup : toFoundByName(place)
}

const toFoundByName = ({ city }: PlaceChoice): WizardState['lookup'] => ({
  phase: 'found',
  by: 'name',
  ...(city !== undefined && { city }),
})

const isZip = (typed: string) => /^\d{5}$/.test(typed)

/** Text that starts with a number is meant as a ZIP code. */
function parseTyped(typed: string): WizardState['lookup'] {
  const text = typed.trim()
  if (text === '') return { phase: 'none' }
  if (!/^\d/.test(text)) return { phase: 'askingPlace', typed: text }
  const zip = /^(\d{5})(-\d{4})?$/.exec(text)?.[1]
  return zip === undefined ? { phase: 'failed', cause: 'zipInvalid' } : { phase: 'askingPlace', typed: zip }
}

const isWaitingFor = ({ lookup }: WizardState, typed: string) =>
  lookup.phase === 'askingPlace' && lookup.typed === typed

function placeAnswered(wizard: WizardState, typed: string, choices: readonly PlaceChoice[]): WizardState {
  const [first, ...others] = choices
  if (!first) return { ...wizard, lookup: { phase: 'failed', cause: isZip(typed) ? 'zipUnknown' : 'cityUnknown' } }
  if (others.length === 0) {
    return { ...withPlace(wizard, first), lookup: isZip(typed) ? { phase: 'found', by: 'zip' } : toFoundByName(first) }
  }
  // An earlier choice belongs to another location, so it is cleared: nobody should continue with it by mistake.
  const state = others.every((other) => other.state === first.state) ? first.state : null
  return { ...wizard, state, county: null, point: null, lookup: { phase: 'choosing', typed, choices } }
}

function deviceAnswered(wizard: WizardState, answer: DeviceLocation): WizardState {
  if (!answer.found) return { ...wizard, lookup: { phase: 'failed', cause: answer.cause } }
  return { ...withPlace(wizard, answer.place), placeText: '', lookup: { phase: 'found', by: 'device' } }
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
  return lookup.phase === 'askingPlace' || lookup.phase === 'askingDevice' ? { phase: 'none' } : lookup
}

/** Leaving the wizard, from step 1 or from a running search, is handled by `back`. */
function afterBack(wizard: WizardState, isSearching: boolean): WizardState {
  if (wizard.step === 1 || (wizard.step >= 3 && isSearching)) return wizard
  return { ...wizard, step: wizard.step === 2 ? 1 : 2, problem: null }
}

/** The answers are as they were left; needs still cannot come before a location. */
function reopened(draft: WizardState, step: number): WizardState {
  const reachable = getChosenLocation(draft) === null ? 1 : Math.min(step, 2)
  return { ...draft, step: reachable, lookup: answeredOnly(draft.lookup), problem: null }
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
