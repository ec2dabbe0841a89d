import { expect, test } from 'vitest'
import { initialPinSaving, pinSavingReducer, type PinSavingEvent, type PinSavingState } from './saving.ts'

const saving: PinSavingState = { phase: 'saving', isProving: false }
const warned: PinSavingState = { phase: 'warned' }
const saved: PinSavingState = { phase: 'saved' }
const failed: PinSavingState = { phase: 'entry', failure: 'No.' }

test.each<[string, PinSavingState, PinSavingEvent, PinSavingState]>([
  ['entry, submitted', initialPinSaving, { type: 'submitted' }, saving],
  ['after a failure, submitted', failed, { type: 'submitted' }, saving],
  ['an easy PIN', saving, { type: 'foundWeak' }, warned],
  ['an easy PIN used anyway', warned, { type: 'submitted' }, saving],
  ['another PIN instead', warned, { type: 'changed' }, initialPinSaving],
  ['proof asked', saving, { type: 'proofAsked' }, { phase: 'saving', isProving: true }],
  ['failed with a sentence', saving, { type: 'failed', sentence: 'No.' }, failed],
  ['failed without one', saving, { type: 'failed' }, { phase: 'entry', failure: '' }],
  ['saved', saving, { type: 'saved' }, saved],
])('%s', (_, state, event, next) => {
  expect(pinSavingReducer(state, event)).toEqual(next)
})

test.each<[string, PinSavingState, PinSavingEvent]>([
  ['a second tap while saving', saving, { type: 'submitted' }],
  ['a tap after saving', saved, { type: 'submitted' }],
  ['a late warning', initialPinSaving, { type: 'foundWeak' }],
  ['a late proof', initialPinSaving, { type: 'proofAsked' }],
  ['a late failure', saved, { type: 'failed' }],
  ['a late success', initialPinSaving, { type: 'saved' }],
  ['typing on after a failure, whose sentence stays', failed, { type: 'changed' }],
])('%s changes nothing', (_, state, event) => {
  expect(pinSavingReducer(state, event)).toBe(state)
})
