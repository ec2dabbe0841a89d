import { expect, test } from 'vitest'
import type { Crisis } from '#domain/assistant/crisis-kinds.ts'
import { type CrisisEvent, crisisReducer, noCrisis } from './pinned-crisis.ts'

const now: Crisis = { kind: 'self_harm', level: 'now' }
const support: Crisis = { kind: 'hopeless', level: 'support' }
const after = (...events: CrisisEvent[]) => events.reduce(crisisReducer, noCrisis)

test('a card stays through everyday questions until it is put away', () => {
  expect(after({ type: 'asked', crisis: now }, { type: 'asked', crisis: null }).visible).toEqual(now)
  expect(after({ type: 'asked', crisis: now }, { type: 'dismissed' }).visible).toBeNull()
})

test('the answer to the same question does not bring back what was put away, the next question does', () => {
  const away = after({ type: 'asked', crisis: now }, { type: 'dismissed' })
  expect(crisisReducer(away, { type: 'told', crisis: now }).visible).toBeNull()
  expect(crisisReducer(away, { type: 'told', crisis: support }).visible).toEqual(support)
  expect(crisisReducer(away, { type: 'asked', crisis: now }).visible).toEqual(now)
})

test('the graver one is shown', () => {
  expect(after({ type: 'asked', crisis: support }, { type: 'told', crisis: now }).visible).toEqual(now)
  expect(after({ type: 'asked', crisis: now }, { type: 'told', crisis: support }).visible).toEqual(now)
})
