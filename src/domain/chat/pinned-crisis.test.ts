import { expect, test } from 'vitest'
import type { Crisis } from '#domain/help-lines/crisis-kinds.ts'
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

test('the graver one of two messages is shown', () => {
  expect(after({ type: 'asked', crisis: support }, { type: 'asked', crisis: now }).visible).toEqual(now)
  expect(after({ type: 'asked', crisis: now }, { type: 'asked', crisis: support }).visible).toEqual(now)
  const asked: CrisisEvent[] = [
    { type: 'asked', crisis: now },
    { type: 'asked', crisis: null },
  ]
  expect(after(...asked, { type: 'told', crisis: support }).visible).toEqual(now)
})

test('the answer corrects the card of its own question, but leaves 911 first', () => {
  const hurt: Crisis = { kind: 'being_hurt', level: 'support', about: ['stranger'] }
  const guessed: Crisis = { kind: 'self_harm', level: 'support' }
  expect(after({ type: 'asked', crisis: support }, { type: 'told', crisis: now }).visible).toEqual(now)
  expect(after({ type: 'asked', crisis: guessed }, { type: 'told', crisis: hurt }).visible).toEqual(hurt)
  expect(after({ type: 'asked', crisis: now }, { type: 'told', crisis: hurt }).visible).toEqual({
    ...hurt,
    level: 'now',
  })
  expect(after({ type: 'asked', crisis: { ...hurt, about: [] } }, { type: 'told', crisis: hurt }).visible).toEqual(hurt)
})
