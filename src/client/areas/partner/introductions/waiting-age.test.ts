import { expect, test } from 'vitest'
import { ageing, timeDistance } from './waiting-age.ts'

const hour = 3_600_000
const received = Date.UTC(2026, 10, 15, 8)
const at = (hours: number) => new Date(received + hours * hour).toISOString()
const introduction = { state: 'sent', overdue: false, receivedAt: at(0), dueAt: at(24), answeredAt: null } as const

test.each([
  [1, 'waiting'],
  [17, 'waiting'],
  [18, 'soon'],
  [23, 'soon'],
  [24, 'overdue'],
])('after %i of 24 hours an unanswered one is %s', (hours, expected) => {
  expect(ageing(introduction, received + hours * hour)).toBe(expected)
})

test('what the server calls overdue is overdue, and an answered one never is', () => {
  expect(ageing({ ...introduction, overdue: true }, received)).toBe('overdue')
  expect(ageing({ ...introduction, state: 'accepted', answeredAt: at(2) }, received + 99 * hour)).toBe('answered')
  expect(ageing({ ...introduction, state: 'withdrawn' }, received + 99 * hour)).toBe('closed')
})

test('a time is told in its largest sensible unit', () => {
  expect(timeDistance(-40 * 60_000)).toEqual({ value: -40, unit: 'minute' })
  expect(timeDistance(30 * hour)).toEqual({ value: 30, unit: 'hour' })
  expect(timeDistance(-120 * hour)).toEqual({ value: -5, unit: 'day' })
})
