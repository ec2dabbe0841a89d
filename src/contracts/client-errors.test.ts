import { expect, test } from 'vitest'
import { reportClientError } from './client-errors.ts'

const report = {
  message: 'x is undefined',
  stack: 'at f',
  componentStack: null,
  url: '/chat',
  userAgent: 'A browser',
  timestamp: '2026-11-15T10:00:00.000Z',
  type: 'client_error',
}

test('a report carries the documented fields (R-2.6)', () => {
  expect(reportClientError.body.parse(report)).toEqual(report)
})

test('a message and the type are enough', () => {
  const least = { message: 'x', type: 'client_error' }
  expect(reportClientError.body.parse(least)).toEqual(least)
})

test.each([{ message: '' }, { message: 'x'.repeat(2001) }, { type: 'error' }, { stack: 'x'.repeat(6001) }])(
  'a report with a wrong field is refused (%#)',
  (change) => {
    expect(reportClientError.body.safeParse({ ...report, ...change }).success).toBe(false)
  },
)

test('a report is at most 8 KB', () => {
  expect(reportClientError.maxBodyBytes).toBe(8192)
})
