import { expect, test } from 'vitest'
import { type Crisis, crisisKinds } from '#domain/assistant/crisis-kinds.ts'
import { crisisLines } from './crisis-lines.ts'
import { type CrisisEvent, crisisReducer, noCrisis } from './pinned-crisis.ts'

const now: Crisis = { kind: 'self_harm', level: 'now' }
const support: Crisis = { kind: 'hopeless', level: 'support' }
const after = (...events: CrisisEvent[]) => events.reduce(crisisReducer, noCrisis)

test('a card stays through everyday questions until it is put away', () => {
  expect(after({ type: 'asked', crisis: now }, { type: 'asked', crisis: null }).shown).toEqual(now)
  expect(after({ type: 'asked', crisis: now }, { type: 'dismissed' }).shown).toBeNull()
})

test('the answer to the same question does not bring back what was put away, the next question does', () => {
  const away = after({ type: 'asked', crisis: now }, { type: 'dismissed' })
  expect(crisisReducer(away, { type: 'told', crisis: now }).shown).toBeNull()
  expect(crisisReducer(away, { type: 'told', crisis: support }).shown).toEqual(support)
  expect(crisisReducer(away, { type: 'asked', crisis: now }).shown).toEqual(now)
})

test('the graver one is shown', () => {
  expect(after({ type: 'asked', crisis: support }, { type: 'told', crisis: now }).shown).toEqual(now)
  expect(after({ type: 'asked', crisis: now }, { type: 'told', crisis: support }).shown).toEqual(now)
})

test.each(crisisKinds)('%s: in danger now 911 stands first, otherwise there is a line to call', (kind) => {
  expect(crisisLines({ kind, level: 'now' })[0]?.id).toBe('emergency')
  expect(crisisLines({ kind, level: 'support' }).length).toBeGreaterThan(0)
})

test('self-harm leads with 988, and an overdose with 911 whatever the level', () => {
  expect(crisisLines({ kind: 'self_harm', level: 'support' })[0]?.phone).toBe('988')
  expect(crisisLines({ kind: 'overdose', level: 'support' })[0]?.phone).toBe('911')
})
