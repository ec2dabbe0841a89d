import { expect, test } from 'vitest'
import {
  type Conversation,
  type ConversationEvent,
  canRetry,
  conversationReducer,
  createConversation,
  getMessages,
} from './conversation.ts'

const fresh = createConversation('c1')
const after = (...events: ConversationEvent[]): Conversation => events.reduce(conversationReducer, fresh)

const askedEvent: ConversationEvent = { type: 'asked', ask: 'a1', text: '  Where can I sleep? ', at: 5 }
const answered: ConversationEvent = { type: 'answered', ask: 'a1', id: 'm1', text: 'Call 2-1-1.', extras: {} }
const failed: ConversationEvent = { type: 'failed', ask: 'a1', id: 'f1', cause: 'connection' }
const listContents = (state: Conversation) => getMessages(state).map(({ role, content }) => `${role}: ${content}`)

test('a question is added trimmed and its answer is waited for', () => {
  expect(after(askedEvent)).toMatchObject({ phase: 'waiting', ask: 'a1', askedAt: 5, soFar: '' })
  expect(listContents(after(askedEvent))).toEqual(['user: Where can I sleep?'])
})

test('an answer ends the wait and keeps its id for feedback', () => {
  const state = after(askedEvent, answered)
  expect(state.phase).toBe('ready')
  expect(state.entries.at(-1)).toMatchObject({ role: 'assistant', content: 'Call 2-1-1.', id: 'm1' })
})

test.each<[string, ConversationEvent[], ConversationEvent]>([
  ['a blank question', [], { ...askedEvent, text: ' \n ' }],
  ['a second question while one is out', [askedEvent], { ...askedEvent, ask: 'a2' }],
  ['a late answer to a question that was stopped', [askedEvent, { type: 'stopped', id: 's1' }], answered],
  ['an answer to another question', [askedEvent], { ...answered, ask: 'a0' }],
  ['a late failure after an answer', [askedEvent, answered], failed],
  ['a piece of an answer nobody waits for', [askedEvent, answered], { type: 'grew', ask: 'a1', text: 'more' }],
  ['a stop when nothing is out', [askedEvent, answered], { type: 'stopped', id: 's1' }],
  ['a retry when everything was answered', [askedEvent, answered], { type: 'retried', ask: 'a2', at: 9 }],
  ['a retry when nothing was asked', [], { type: 'retried', ask: 'a2', at: 9 }],
  ['the deletion of another conversation', [askedEvent], { type: 'deleted', id: 'c9', nextId: 'c2' }],
  ['the privacy it has already', [askedEvent], { type: 'privacyChosen', isPrivate: false }],
])('%s changes nothing', (_, before, event) => {
  const state = after(...before)
  expect(conversationReducer(state, event)).toBe(state)
})

test('a failure keeps the question, says sorry, and can be tried again', () => {
  const state = after(askedEvent, failed)
  expect(state.entries.at(-1)).toEqual({ kind: 'apology', id: 'f1', cause: 'connection' })
  expect(listContents(state)).toEqual(['user: Where can I sleep?'])
  expect(canRetry(state)).toBe(true)
  const again = conversationReducer(state, { type: 'retried', ask: 'a2', at: 9 })
  expect(again).toMatchObject({ phase: 'waiting', ask: 'a2', askedAt: 9 })
  expect(again.entries).toHaveLength(1)
})

test('pieces of an answer are kept when the connection is lost, and go when it is asked again', () => {
  const grew = (text: string): ConversationEvent => ({ type: 'grew', ask: 'a1', text })
  const lost = after(askedEvent, grew('Call '), grew('2-1-1'), failed)
  expect(listContents(lost)).toEqual(['user: Where can I sleep?', 'assistant: Call 2-1-1'])
  expect(lost.entries.map(({ kind }) => kind)).toEqual(['said', 'said', 'apology'])
  expect(conversationReducer(lost, { type: 'retried', ask: 'a2', at: 9 }).entries).toHaveLength(1)
})

test('Stop keeps what came; with nothing come the question stays alone', () => {
  const some = after(askedEvent, { type: 'grew', ask: 'a1', text: 'First' }, { type: 'stopped', id: 's1' })
  expect(some).toMatchObject({ phase: 'ready' })
  expect(some.entries.at(-1)).toMatchObject({ content: 'First', id: 's1', isCut: true })
  expect(after(askedEvent, { type: 'stopped', id: 's1' }).entries).toHaveLength(1)
})

test('an answer that was whole cannot be asked for again, a loaded question without one can', () => {
  expect(canRetry(after(askedEvent, answered))).toBe(false)
  expect(canRetry(after({ type: 'loaded', id: 'c2', messages: [{ role: 'user', content: 'Hi' }] }))).toBe(true)
})

test('a new chat leaves the open question behind', () => {
  const state = after(askedEvent, { type: 'newChat', id: 'c2', isPrivate: true })
  expect(state).toEqual({ phase: 'ready', id: 'c2', isPrivate: true, entries: [] })
  expect(conversationReducer(state, answered)).toBe(state)
})

test('deleting the conversation on the screen starts a new one', () => {
  expect(after(askedEvent, answered, { type: 'deleted', id: 'c1', nextId: 'c2' })).toEqual(createConversation('c2'))
})

test('a stored conversation is shown as it was', () => {
  const messages = [
    { role: 'user', content: 'Hi' },
    { role: 'assistant', content: 'Hello', id: 'm1' },
  ] as const
  const state = after({ type: 'loaded', id: 'c2', messages })
  expect(getMessages(state)).toEqual(messages)
  expect(state).toMatchObject({ id: 'c2', isPrivate: false })
})

test('privacy can be chosen in the middle, even while waiting', () => {
  expect(after(askedEvent, { type: 'privacyChosen', isPrivate: true })).toMatchObject({
    phase: 'waiting',
    isPrivate: true,
  })
})
