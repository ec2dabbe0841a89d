import { expect, test } from 'vitest'
import { answerDueAt, isOverdue } from './overdue.ts'

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
  expect(answerDueAt(sentAt)).toBe(sentAt + 72 * hour)
})

test('what was answered is never overdue', () => {
  expect(isOverdue({ state: 'needs_you', sentAt, urgency: 'urgent' }, sentAt + 1000 * hour)).toBe(false)
})
