import { expect, test } from 'vitest'
import { isPlanFresh, planKeptMs } from './kept-plan.ts'

test('a plan is kept for 35 days and no longer', () => {
  const madeAt = Date.UTC(2026, 10, 15)
  expect(planKeptMs / 86_400_000).toBe(35)
  expect([planKeptMs, planKeptMs + 1, -planKeptMs - 1].map((later) => isPlanFresh({ madeAt }, madeAt + later))).toEqual(
    [true, false, false],
  )
})
