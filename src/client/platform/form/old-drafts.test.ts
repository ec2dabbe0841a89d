import { expect, test } from 'vitest'
import { draftLifetimeMs, dropOldDrafts } from './form-drafts.ts'

const now = new Date('2026-11-18T12:00:00Z').getTime()
const draftOf = (ageMs: number) => ({ task: { keptAt: now - ageMs, value: 'Call' } })

test('a draft lasts 24 hours', () => {
  expect(draftLifetimeMs).toBe(86_400_000)
})

test.each([
  ['just kept', 0, true],
  ['a moment before the end', draftLifetimeMs - 1, true],
  ['at the end', draftLifetimeMs, false],
  ['kept in the future, by a clock that was wrong', -1, false],
] as const)('%s', (_, ageMs, stays) => {
  expect('task' in dropOldDrafts(draftOf(ageMs), now)).toBe(stays)
})
