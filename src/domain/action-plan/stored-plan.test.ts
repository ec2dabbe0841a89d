import { expect, test } from 'vitest'
import { isPlanFresh, planRetentionMs, StoredPlan } from './stored-plan.ts'

test('a plan is kept for 35 days and no longer', () => {
  const madeAt = Date.UTC(2026, 10, 15)
  expect(planRetentionMs / 86_400_000).toBe(35)
  expect(
    [planRetentionMs, planRetentionMs + 1, -planRetentionMs - 1].map((later) =>
      isPlanFresh({ madeAt }, madeAt + later),
    ),
  ).toEqual([true, false, false])
})

test('a plan stored before there were small parts still opens', () => {
  const old = { text: 'Call.', steps: [], language: 'en', madeAt: 1, tasks: [] }
  expect(StoredPlan.parse(old)).toMatchObject({ text: 'Call.', parts: [] })
  const part = { id: 'days', title: 'Your dates', lines: ['Monday: “court”.'] }
  expect(StoredPlan.parse({ ...old, parts: [part] }).parts).toEqual([part])
})
