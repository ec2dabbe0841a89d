import { expect, test } from 'vitest'
import { findAwayProblem } from './away-dates.ts'

test.each([
  ['one day', '2026-12-24', '2026-12-24', null],
  ['over the year', '2026-12-24', '2027-01-02', null],
  ['ninety days with both ends', '2026-01-01', '2026-03-31', null],
  ['ninety-one days', '2026-01-01', '2026-04-01', 'too_long'],
  ['backwards', '2026-12-24', '2026-12-23', 'ends_before_it_starts'],
  ['February 30', '2026-02-01', '2026-02-30', 'no_such_day'],
  ['a leap day in a year without one', '2026-02-29', '2026-03-01', 'no_such_day'],
  ['a leap day', '2028-02-29', '2028-03-01', null],
])('%s, %s to %s: %s', (_what, from, until, problem) => {
  expect(findAwayProblem({ from, until })).toBe(problem)
})
