import { expect, test } from 'vitest'
import { parseMonthRange, addMonths, listMonths } from './months.ts'

const now = Date.UTC(2026, 10, 15)

test('twelve months up to this one, unless asked otherwise', () => {
  expect(parseMonthRange({}, now)).toEqual({ from: '2025-12', to: '2026-11' })
  expect(parseMonthRange({ to: '2026-03' }, now)).toEqual({ from: '2025-04', to: '2026-03' })
  expect(parseMonthRange({ from: '2026-10', to: '2027-05' }, now)).toEqual({ from: '2026-10', to: '2026-11' })
})

test.each([
  ['backwards', { from: '2026-05', to: '2026-04' }],
  ['only to come', { from: '2027-01' }],
  ['more than three years', { from: '2023-11' }],
])('%s is no range', (_what, requestedRange) => {
  expect(parseMonthRange(requestedRange, now)).toBeNull()
})

test('three years are the most', () => {
  expect(listMonths(parseMonthRange({ from: '2023-12' }, now) ?? { from: '', to: '' })).toHaveLength(36)
})

test('a range counts over the end of a year, in order', () => {
  expect(listMonths({ from: '2025-11', to: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})
