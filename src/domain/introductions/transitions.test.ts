import { expect, test } from 'vitest'
import { openStates, repliableStates, listStatesBefore } from './transitions.ts'

test('an answer can be given, and given again in other words', () => {
  expect(listStatesBefore('accepted', 'partner')).toEqual([
    'sent',
    'delivery_failed',
    'opened',
    'needs_you',
    'accepted',
  ])
  expect(listStatesBefore('accepted', 'person')).toEqual(['accepted'])
})

test('an outcome needs an answer and can be corrected', () => {
  const answered = ['needs_you', 'accepted', 'declined', 'got_help', 'not_got_help']
  expect([listStatesBefore('got_help', 'person'), listStatesBefore('not_got_help', 'person')]).toEqual([
    answered,
    answered,
  ])
})

test('what is declined, over or withdrawn is no longer open', () => {
  expect(openStates).toEqual(['sent', 'delivery_failed', 'opened', 'needs_you', 'accepted'])
  expect(repliableStates).toEqual(['needs_you', 'accepted'])
})
