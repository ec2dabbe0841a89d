import { expect, test } from 'vitest'
import { getBackTarget, type BackContext } from '#domain/navigation/back.ts'
import { maxOtherDescription, needKeys } from '#domain/needs/needs.ts'
import { noNeeds } from './context.ts'
import { type WizardEvent, wizardReducer } from './wizard.ts'
import { areAllSelected, initialWizard, getWizardAnswers, type WizardState } from './wizard-state.ts'

const travis = { state: 'TX', county: 'Travis County' } as const
const locatedWizard: WizardState = { ...initialWizard, ...travis }
const housing: WizardState = { ...locatedWizard, step: 2, needs: { ...noNeeds, housing: true } }

const send = (state: WizardState, ...events: WizardEvent[]) => events.reduce(wizardReducer, state)
const next = (from: number): WizardEvent => ({ type: 'nextPressed', from })

test.each<[string, WizardState, Partial<WizardState>]>([
  ['step 1 without a state stays', initialWizard, { step: 1, problem: 'stateAndCounty' }],
  ['step 1 without a county stays', { ...initialWizard, state: 'TX' }, { step: 1, problem: 'stateAndCounty' }],
  ['step 1 with both goes on', { ...locatedWizard, problem: 'stateAndCounty' }, { step: 2, problem: null }],
  ['step 2 without a need stays', { ...locatedWizard, step: 2 }, { step: 2, problem: 'oneNeed' }],
  ['step 2 with a need goes on', housing, { step: 3, problem: null }],
  ['step 2 that lost its place asks for it', { ...housing, county: null }, { step: 1, problem: 'stateAndCounty' }],
])('Continue at %s', (_name, state, expected) => {
  expect(send(state, next(state.step))).toMatchObject(expected)
})

test.each([3, 4, 5, 6, 7])('step %i has no next', (step) => {
  const state = { ...housing, step }
  expect(send(state, next(step))).toBe(state)
})

test('the second half of a double tap does not act on the next step', () => {
  expect(send(locatedWizard, next(1), next(1))).toMatchObject({ step: 2, problem: null })
  const back1: WizardEvent = { type: 'backPressed', from: 3, isSearching: false }
  expect(send({ ...housing, step: 3 }, back1, back1).step).toBe(2)
})

const nowhere: BackContext = {
  hasResults: false,
  isSearching: false,
  fromPrepTools: false,
  fromSearchInProgress: false,
  fromTutorial: false,
}

test.each(
  [1, 2, 3, 4, 5, 6, 7].flatMap(
    (step) =>
      [
        [step, true],
        [step, false],
      ] as const,
  ),
)('Back inside the wizard at step %i, search running %s, is the step navigation names', (step, isSearching) => {
  const target = getBackTarget({ screen: 'onboarding', step }, { ...nowhere, isSearching })
  const state = { ...housing, step }
  const after = send(state, { type: 'backPressed', from: step, isSearching })
  expect(after.step).toBe(target.screen === 'onboarding' ? target.step : step)
  expect(getWizardAnswers(after)).toEqual(getWizardAnswers(state))
})

test('a need is switched on and off, and the complaint goes', () => {
  const complaining = send({ ...locatedWizard, step: 2 }, next(2))
  const on = send(complaining, { type: 'needToggled', need: 'legal' })
  expect(on).toMatchObject({ needs: { ...noNeeds, legal: true }, problem: null })
  expect(send(on, { type: 'needToggled', need: 'legal' }).needs).toEqual(noNeeds)
})

test('Select All takes every need, Deselect All none', () => {
  const all = send(housing, { type: 'allToggled' })
  expect(needKeys.filter((need) => all.needs[need])).toEqual(needKeys)
  expect(areAllSelected(all.needs)).toBe(true)
  expect(areAllSelected(housing.needs)).toBe(false)
  expect(send(all, { type: 'allToggled' }).needs).toEqual(noNeeds)
})

test('what was written under “other” is sent with its tick only, and is not lost without it', () => {
  const toggle: WizardEvent = { type: 'needToggled', need: 'other' }
  const written = send(housing, toggle, { type: 'otherWritten', text: '  a bike ' })
  expect(getWizardAnswers(written)?.needs).toEqual({
    ...noNeeds,
    housing: true,
    other: true,
    otherDescription: 'a bike',
  })
  const unticked = send(written, toggle)
  expect(getWizardAnswers(unticked)?.needs).toEqual(housing.needs)
  expect(getWizardAnswers(send(unticked, toggle))?.needs.otherDescription).toBe('a bike')
})

test('“other” without words is a need too', () => {
  const state = send(locatedWizard, { type: 'needToggled', need: 'other' }, { type: 'otherWritten', text: ' ' })
  expect(getWizardAnswers(state)).toEqual({ location: travis, needs: { ...noNeeds, other: true } })
})

test('words are cut at their limit, never inside a character', () => {
  const write = (text: string) => send(locatedWizard, { type: 'otherWritten', text }).otherText
  expect(write('x'.repeat(maxOtherDescription + 9))).toBe('x'.repeat(maxOtherDescription))
  expect(write(`${'x'.repeat(maxOtherDescription - 1)}🚲`)).toBe('x'.repeat(maxOtherDescription - 1))
})

test.each([
  ['no place', { ...housing, county: null }],
  ['no need', locatedWizard],
  ['nothing', initialWizard],
])('with %s there is nothing to search', (_name, state) => {
  expect(getWizardAnswers(state)).toBeNull()
})

const noContext = { location: null, needs: noNeeds }
const locationOnly = { location: travis, needs: noNeeds }
const full = { location: travis, needs: { ...housing.needs, other: true, otherDescription: 'a bike' } }

test.each([
  ['step 3 of a running search', 3, full, true, 3],
  ['step 7 of a running search', 7, full, true, 7],
  ['step 3 of a running search whose answers are gone', 3, noContext, true, 3],
  ['step 3 without a search', 3, full, false, 2],
  ['step 2', 2, full, false, 2],
  ['step 2 with a place only', 2, locationOnly, false, 2],
  ['step 2 without a place', 2, noContext, false, 1],
  ['step 2 with a place that is no state', 2, { ...full, location: { state: 'PR', county: 'Ponce' } }, false, 1],
  ['step 1 with everything', 1, full, false, 1],
] as const)('resuming at %s opens the right step', (_name, step, context, isSearching, expected) => {
  expect(send(initialWizard, { type: 'resumed', step, context, point: null, isSearching }).step).toBe(expected)
})

test('resuming brings back the answers as they were given', () => {
  const resumed: WizardEvent = { type: 'resumed', step: 2, context: full, point: null, isSearching: false }
  const state = send({ ...initialWizard, problem: 'oneNeed' }, resumed)
  expect(state).toMatchObject({ ...travis, otherText: 'a bike', problem: null, lookup: { phase: 'none' } })
  expect(getWizardAnswers(state)).toEqual(full)
})

test('starting over leaves nothing', () => {
  expect(send({ ...housing, otherText: 'a bike' }, { type: 'startedOver' })).toEqual(initialWizard)
})
