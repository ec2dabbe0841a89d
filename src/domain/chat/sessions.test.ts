import { expect, test } from 'vitest'
import {
  type ChatSession,
  chatRetentionMs,
  pruneSessions,
  findLatestSession,
  maxStoredCharacters,
  maxChatSessions,
  sortNewestFirst,
  withSession,
  withoutSession,
} from './sessions.ts'

const now = 1_800_000_000_000
const session = (id: string, lastUpdated: number, length = 5): ChatSession => ({
  id,
  title: id,
  messages: [{ role: 'user', content: 'x'.repeat(length) }],
  lastUpdated,
})
const ids = (sessions: readonly ChatSession[]) => sessions.map(({ id }) => id)

test('the newest conversation stands first and is the one that comes back', () => {
  const list = [session('old', now - 2), session('new', now), session('middle', now - 1)]
  expect(ids(sortNewestFirst(list))).toEqual(['new', 'middle', 'old'])
  expect(findLatestSession(list, now)?.id).toBe('new')
  expect(findLatestSession([], now)).toBeNull()
})

test('chat text ends after thirty days, and when the clock says it is from far ahead', () => {
  const [old, ahead] = [session('old', now - chatRetentionMs - 1), session('ahead', now + chatRetentionMs + 1)]
  const list = [session('young', now - chatRetentionMs), old, ahead]
  expect(ids(pruneSessions(list, now))).toEqual(['young'])
  expect(findLatestSession([session('old', now - chatRetentionMs - 1)], now)).toBeNull()
})

test('a conversation is added once, then brought up to date with its title', () => {
  const messages = [{ role: 'user' as const, content: 'Where do I get an ID?' }]
  const once = withSession([session('other', now - 5)], { id: 'a', messages }, now - 1)
  const answer = { role: 'assistant' as const, content: 'At the DMV.' }
  const twice = withSession(once, { id: 'a', messages: [...messages, answer] }, now)
  expect(ids(twice)).toEqual(['a', 'other'])
  expect(twice[0]).toMatchObject({ title: 'Where do I get an ID?', lastUpdated: now, messages: { length: 2 } })
})

test('deleting takes only the one', () => {
  expect(ids(withoutSession([session('a', 1), session('b', 2)], 'a'))).toEqual(['b'])
})

test('when there are too many the oldest go', () => {
  const list = Array.from({ length: maxChatSessions + 3 }, (_, index) => session(`s${index}`, now - index))
  expect(ids(pruneSessions(list, now))).toEqual(ids(list.slice(0, maxChatSessions)))
})

test('when they are too long the oldest go, but never the one being written', () => {
  const list = [session('a', now, maxStoredCharacters), session('b', now - 1), session('c', now - 2)]
  expect(ids(pruneSessions(list, now))).toEqual(['a'])
})
