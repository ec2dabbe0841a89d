import { expect, test } from 'vitest'
import { isPlanFresh, planRetentionMs } from './stored-plan.ts'

test('a plan is kept for 35 days and no longer', () => {
  const madeAt = Date.UTC(2026, 10, 15)
  expect(planRetentionMs / 86_400_000).toBe(35)
  expect(
    [planRetentionMs, planRetentionMs + 1, -planRetentionMs - 1].map((later) =>
      isPlanFresh({ madeAt }, madeAt + later),
    ),
  ).toEqual([true, false, false])
})
