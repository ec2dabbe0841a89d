import { expect, test } from 'vitest'
import { getAnswerDueAt, isOverdue } from './overdue.ts'

const sentAt = Date.UTC(2026, 10, 1)
const hour = 3_600_000

test.each([
  ['urgent', 24],
  ['normal', 72],
  ['low', 168],
] as const)('an %s request is overdue after %i hours and not a moment before', (urgency, hours) => {
  const waiting = { state: 'opened', sentAt, urgency } as const
  expect(isOverdue(waiting, sentAt + hours * hour - 1)).toBe(false)
  expect(isOverdue(waiting, sentAt + hours * hour)).toBe(true)
})

test('without an urgency it is a normal one', () => {
  expect(getAnswerDueAt(sentAt)).toBe(sentAt + 72 * hour)
})

test('what was answered is never overdue', () => {
  expect(isOverdue({ state: 'needs_you', sentAt, urgency: 'urgent' }, sentAt + 1000 * hour)).toBe(false)
})

test.each([
  ['begins after it was sent', 10, 34, 72 + 24],
  ['began before it was sent', -48, 24, 72 + 24],
  ['was over before it was sent', -48, -1, 72],
  ['ended the moment it was sent', -48, 0, 72],
  ['begins when the answer is due', 72, 100, 72],
  ['begins an hour before the answer is due', 71, 100, 72 + 29],
  ['ends before it begins', 10, 5, 72],
])('a pause that %s stops the clock for as long as it lasts', (_when, from, until, dueHours) => {
  const pause = { from: sentAt + from * hour, until: sentAt + until * hour }
  expect(getAnswerDueAt(sentAt, 'normal', pause)).toBe(sentAt + dueHours * hour)
  const waiting = { state: 'sent', sentAt, urgency: 'normal', pause } as const
  expect(isOverdue(waiting, sentAt + dueHours * hour - 1)).toBe(false)
  expect(isOverdue(waiting, sentAt + dueHours * hour)).toBe(true)
})
