import { expect, test } from 'vitest'
import { type VoiceEvent, isVoiceOn, maxVoiceRestarts, initialVoice, voiceReducer, appendSpoken } from './voice.ts'

const toEvent = (type: VoiceEvent['type']): VoiceEvent => (type === 'failed' ? { type, cause: 'refused' } : { type })
const after = (...events: VoiceEvent['type'][]) => events.map(toEvent).reduce(voiceReducer, initialVoice)

test.each([
  [['started'], 'listening'],
  [['started', 'started'], 'listening'],
  [['started', 'stopped'], 'idle'],
  [['started', 'heard', 'ended'], 'idle'],
  [['started', 'ended'], 'retrying'],
  [['started', 'ended', 'retryDue'], 'listening'],
  [['started', 'ended', 'stopped', 'retryDue'], 'idle'],
  [['ended'], 'idle'],
  [['heard'], 'idle'],
  [['started', 'failed'], 'failed'],
  [['started', 'failed', 'ended'], 'failed'],
  [['started', 'failed', 'started'], 'listening'],
] as [VoiceEvent['type'][], string][])('%j leads to %s', (events, phase) => {
  expect(after(...events).phase).toBe(phase)
})

test('who was not heard gets three more tries, then is asked to type', () => {
  const tries = Array.from({ length: maxVoiceRestarts }, () => ['ended', 'retryDue'] as const).flat()
  expect(after('started', ...tries).phase).toBe('listening')
  expect(after('started', ...tries, 'ended')).toEqual({ phase: 'failed', cause: 'broken' })
})

test('while it tries again the button still stops it', () => {
  expect([after('started'), after('started', 'ended'), initialVoice].map(isVoiceOn)).toEqual([true, true, false])
})

test.each([
  ['', 'hello', 'hello'],
  ['I need', ' a bed ', 'I need a bed'],
  ['I need ', 'a bed', 'I need a bed'],
  ['a', '  ', 'a'],
])('%j and the spoken %j make %j', (written, spoken, together) => {
  expect(appendSpoken(written, spoken)).toBe(together)
})
