import { expect, test } from 'vitest'
import {
  toPinEntryEvent,
  initialPinEntry,
  pinEntryReducer,
  pinLockMs,
  type PinErrorReply,
  type PinEntryEvent,
  type PinEntryState,
} from './entry.ts'

const checking: PinEntryState = { phase: 'checking', needsWords: false, isProving: false }
const locked: PinEntryState = { phase: 'locked', until: 1000 + pinLockMs }
const opened: PinEntryState = { phase: 'opened' }
const wordsRequired: PinEntryState = { phase: 'entry', needsWords: true, refusal: { cause: 'incorrect' } }

const incorrect: PinEntryEvent = { type: 'refused', refusal: { cause: 'incorrect' }, needsWords: true }
const failed: PinEntryEvent = { type: 'refused', refusal: { cause: 'failed' } }

test.each<[string, PinEntryState, PinEntryEvent, PinEntryState]>([
  ['entry, submitted', initialPinEntry, { type: 'submitted' }, checking],
  ['entry with words asked, submitted', wordsRequired, { type: 'submitted' }, { ...checking, needsWords: true }],
  ['checking, proof asked', checking, { type: 'proofAsked' }, { ...checking, isProving: true }],
  ['checking, refused', checking, incorrect, wordsRequired],
  ['checking, failed', checking, failed, { phase: 'entry', needsWords: false, refusal: { cause: 'failed' } }],
  [
    'checking with words asked, failed',
    { ...checking, needsWords: true },
    failed,
    { phase: 'entry', needsWords: true, refusal: { cause: 'failed' } },
  ],
  ['checking, locked', checking, { type: 'locked', at: 1000 }, locked],
  ['checking, opened', checking, { type: 'opened' }, opened],
  ['locked, tried after ten minutes', locked, { type: 'triedAgain', at: 1000 + pinLockMs }, initialPinEntry],
])('%s', (_, state, event, next) => {
  expect(pinEntryReducer(state, event)).toEqual(next)
})

test.each<[string, PinEntryState, PinEntryEvent]>([
  ['a second tap while checking', checking, { type: 'submitted' }],
  ['a tap while locked', locked, { type: 'submitted' }],
  ['a try before the time is over', locked, { type: 'triedAgain', at: 999 + pinLockMs }],
  ['a late success after leaving', initialPinEntry, { type: 'opened' }],
  ['a late lock after the session opened', opened, { type: 'locked', at: 5 }],
  ['a late refusal while locked', locked, incorrect],
  ['a late proof', initialPinEntry, { type: 'proofAsked' }],
])('%s changes nothing', (_, state, event) => {
  expect(pinEntryReducer(state, event)).toBe(state)
})

test.each<[string, PinErrorReply, PinEntryEvent]>([
  [
    'the word locked, in any language',
    { status: 429, text: '429: {"code":"pin_locked","error":"…"}' },
    { type: 'locked', at: 7 },
  ],
  ['the word locked in capitals', { status: 423, text: '423: Locked' }, { type: 'locked', at: 7 }],
  [
    'a success that says no',
    { status: 200, text: '200: …', sentence: 'No.' },
    { type: 'refused', refusal: { cause: 'incorrect' }, needsWords: false },
  ],
  ['a success that makes no sense', { status: 200, text: '200: …' }, failed],
  [
    'a wrong PIN',
    { status: 401, text: '401: …' },
    { type: 'refused', refusal: { cause: 'incorrect' }, needsWords: false },
  ],
  ['a wrong PIN where words are needed', { status: 401, text: '401: …', needsWords: true }, incorrect],
  [
    'too many requests',
    { status: 429, text: '429: …', sentence: 'Slow down.' },
    { type: 'refused', refusal: { cause: 'failed', sentence: 'Slow down.' } },
  ],
  ['a broken server', { status: 500, text: '500: …', sentence: 'Ours.' }, failed],
  ['no answer', { text: 'Failed to fetch' }, failed],
])('%s is understood', (_, answer, event) => {
  expect(toPinEntryEvent(answer, 7)).toEqual(event)
})

test('the lock lasts ten minutes', () => {
  expect(pinLockMs).toBe(600_000)
})
