import { expect, test } from 'vitest'
import {
  buildAnswerChanges,
  classifyAnswerTime,
  buildDeliveryChanges,
  toMonth,
  buildOutcomeChanges,
} from './partner-counts.ts'

const hour = 3_600_000
const at = Date.UTC(2026, 11, 1)
const sent = { state: 'sent', reason: null, deliveredAt: at - 3 * hour, answeredAt: null } as const
const lastMonth = at - 24 * hour

test.each([
  [0, 'le2'],
  [2, 'le2'],
  [2.01, 'le24'],
  [24, 'le24'],
  [72, 'le72'],
  [168, 'le168'],
  [169, 'more'],
])('an answer after %d hours counts as %s', (hours, time) => {
  expect(classifyAnswerTime(hours * hour)).toBe(time)
})

test('a month is the month of the moment', () => {
  expect([toMonth(at - 1), toMonth(at)]).toEqual(['2026-11', '2026-12'])
})

test('what arrives counts with its language', () => {
  expect(buildDeliveryChanges('es', at)).toEqual([
    { key: 'sent', by: 1, at },
    { key: 'language:es', by: 1, at },
  ])
})

test('the first answer counts with the time it took, and a no with its reason', () => {
  expect(buildAnswerChanges(sent, { state: 'declined', reason: 'no_capacity', at })).toEqual([
    { key: 'answered_hours:le24', by: 1, at },
    { key: 'declined', by: 1, at },
    { key: 'declined:no_capacity', by: 1, at },
  ])
})

test('a further step counts without another time; the same answer in better words counts as nothing', () => {
  const before = { ...sent, state: 'needs_you', answeredAt: lastMonth } as const
  expect(buildAnswerChanges(before, { state: 'accepted', reason: null, at })).toEqual([{ key: 'accepted', by: 1, at }])
  expect(buildAnswerChanges(before, { state: 'needs_you', reason: null, at })).toEqual([])
})

test('another reason for a no takes the place of the first, in the month of the first', () => {
  const before = { ...sent, state: 'declined', reason: 'other', answeredAt: lastMonth } as const
  expect(buildAnswerChanges(before, { state: 'declined', reason: 'out_of_area', at })).toEqual([
    { key: 'declined:other', by: -1, at: lastMonth },
    { key: 'declined:out_of_area', by: 1, at },
  ])
})

test('a corrected outcome leaves one outcome counted, and the same one twice counts once', () => {
  expect(buildOutcomeChanges({ state: 'accepted', closedAt: null }, 'got_help', at)).toEqual([
    { key: 'got_help', by: 1, at },
  ])
  expect(buildOutcomeChanges({ state: 'got_help', closedAt: lastMonth }, 'got_help', at)).toEqual([])
  expect(buildOutcomeChanges({ state: 'got_help', closedAt: lastMonth }, 'not_got_help', at)).toEqual([
    { key: 'got_help', by: -1, at: lastMonth },
    { key: 'not_got_help', by: 1, at },
  ])
})
