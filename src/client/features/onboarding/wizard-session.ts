import { isContextComplete } from '#domain/onboarding/context.ts'
import { wizardReducer } from '#domain/onboarding/wizard.ts'
import {
  getChosenLocation,
  getWizardAnswers,
  initialWizard,
  type WizardState,
} from '#domain/onboarding/wizard-state.ts'
import { getStartToRestore } from '#domain/search/stored-progress.ts'
import { readKey } from '#client/platform/storage/storage.ts'
import { createStore } from '#client/platform/store.ts'
import { readChosenState } from '#client/state/location/chosen-state.ts'
import { keepLocationPoint, readLocationPoint } from '#client/state/location/location-point.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'
import { startSearch } from '#client/state/search/start-search.ts'
import { searchContext } from '#client/state/search/search-context.ts'
import { search } from '#client/state/search/search.ts'
import { wizardDraft } from '#client/state/location/wizard-draft.ts'
import type { WizardStore } from './find-place.ts'
import * as z from 'zod/mini'
import { Needs } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { forgetDraft, keepDraft as keepForm, readDraft } from '#client/platform/form/form-drafts.ts'

/** Restores the wizard of this visit: the step from the session, with the answers of its search or as they were left. */
export function openWizard(): WizardStore {
  const { step } = mainSession.get()
  const draft = hasSearchToShow() || hasEarlierAnswers() ? null : (wizardDraft.get() ?? readWizard())
  const opened = draft ? ({ type: 'reopened', draft, step } as const) : resumedAt(step)
  const wizard = createStore(wizardReducer, wizardReducer(initialWizard, opened))
  const state = readChosenState()
  if (state !== null && wizard.get().state === null) wizard.send({ type: 'stateChosen', state })
  return wizard
}

/** A wizard that is left before its search keeps its answers. */
function keepDraft(wizard: WizardStore): void {
  const state = wizard.get()
  wizardDraft.send(state.step < 3 && state !== initialWizard ? state : null)
}

/** Whether the answers on the screen come from an earlier search. */
export const hasEarlierAnswers = () => isContextComplete(searchContext.get())

function resumedAt(step: number) {
  const context = searchContext.get()
  const point = readLocationPoint(context.location)
  return { type: 'resumed', step, context, point, isSearching: hasSearchToShow() } as const
}

/** True while searching and after a search that just ended, whose results open automatically. */
function hasSearchToShow(): boolean {
  const { phase } = search.get()
  return (
    phase === 'searching' ||
    phase === 'completed' ||
    getStartToRestore(readKey('next-chapter-search-progress'), Date.now()) !== null
  )
}

/**
 * Keeps wizard and session at the same step, whichever changes first: a button here, Back, the menu, or a reopened
 * search. Going back keeps the answers; a new search clears the context and the wizard.
 */
export function followSession(wizard: WizardStore): () => void {
  const follow = () => {
    const { screen, step } = mainSession.get()
    if (screen !== 'onboarding' || step === wizard.get().step) return
    if (step >= 3) wizard.send(resumedAt(step))
    for (let at = wizard.get().step; at > step && at > 1; at = wizard.get().step) {
      wizard.send({ type: 'backPressed', from: at, isSearching: false })
    }
    const wizardStep = wizard.get().step
    if (wizardStep !== step) openScreen('onboarding', { step: wizardStep })
  }
  const startOver = () => {
    // Leaving by Back clears the context as well; then the answers wait for whoever comes back.
    if (searchContext.get().location !== null || mainSession.get().screen !== 'onboarding') return
    wizard.send({ type: 'startedOver' })
    follow()
  }
  follow()
  const stops = [
    mainSession.subscribe(follow),
    searchContext.subscribe(startOver),
    wizard.subscribe(() => keepWizard(wizard.get())),
  ]
  return () => {
    for (const stop of stops) stop()
    keepDraft(wizard)
  }
}

/** The location is certain: on to the needs, unless the person has left meanwhile. */
export function goOn(wizard: WizardStore): void {
  if (mainSession.get().screen === 'onboarding') pressNext(wizard, 1)
}

/** `from` is the step whose button was pressed. */
export function pressNext(wizard: WizardStore, from: number): void {
  if (wizard.get().step !== from) return
  wizard.send({ type: 'nextPressed', from })
  const { step } = wizard.get()
  if (step === from) return
  const location = getChosenLocation(wizard.get())
  if (step === 2 && location) searchContext.send({ type: 'located', location, at: Date.now() })
  const answers = step === 3 ? getWizardAnswers(wizard.get()) : null
  if (!answers) return openScreen('onboarding', { step })
  const { point } = wizard.get()
  keepLocationPoint(answers.location, point)
  startSearch(answers)
}

/** Back is always handled by the session, inside the wizard and when leaving it. */
export function pressBack(wizard: WizardStore, from: number): void {
  if (wizard.get().step === from) goBack()
}

/** Without the point: it is never stored (T-5.9), and a typed ZIP code or city gives it again. */
const StoredWizard = z.object({
  state: z.nullable(StateCode),
  county: z.nullable(z.string()),
  placeText: z.string(),
  needs: Needs,
  otherText: z.string(),
})

const toStored = ({ state, county, placeText, needs, otherText }: WizardState) => ({
  state,
  county,
  placeText,
  needs,
  otherText,
})

/** The answers so far, on the person's own device; none once a search began or everything was taken back. */
function keepWizard(wizard: WizardState): void {
  const answers = toStored(wizard)
  if (wizard.step >= 3 || JSON.stringify(answers) === JSON.stringify(toStored(initialWizard))) forgetDraft('wizard')
  else keepForm('wizard', answers)
}

function readWizard(): WizardState | null {
  const kept = readDraft('wizard', StoredWizard)
  return kept ? { ...initialWizard, ...kept } : null
}
