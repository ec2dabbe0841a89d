// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConversationEntry } from '#domain/chat/conversation.ts'
import { chatRetentionMs } from '#domain/chat/sessions.ts'
import { Needs } from '#domain/needs/needs.ts'
import { changeDeviceMode } from '#client/platform/device/device-mode.ts'
import { clearAll, readKey, writeKey } from '#client/platform/storage/storage.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { fakeReggie } from '#testing/fake-reggie.ts'
import { conversation, newId, pinnedCrisis, stopAnswer, tone } from './chat.ts'
import { chatDraft } from './chat-draft.ts'
import { deleteChat, openChat, startNewChat } from './chat-history.ts'
import { fillFromModule } from './chat-prompts.ts'
import { retryMessage, sendMessage } from './chat-send.ts'
import { searchContext } from '../search/search-context.ts'

let reggie: ReturnType<typeof fakeReggie>

beforeEach(() => {
  clearAll()
  forgetVisitorSession()
  reggie = fakeReggie()
  searchContext.send({ type: 'cleared', at: 1 })
  conversation.send({ type: 'newChat', id: newId(), isPrivate: false })
  pinnedCrisis.send({ type: 'dismissed' })
  chatDraft.send({ type: 'cleared' })
  tone.send('encouragement')
  clearAll()
})

afterEach(() => {
  vi.useRealTimers()
})

const formatEntries = (entries: readonly ConversationEntry[]) =>
  entries.map((entry) => (entry.kind === 'said' ? entry.content : `!${entry.cause}`))
const refusal = (code: string, error: string) => ({ success: false, code, error })
const readEntries = () => formatEntries(conversation.get().entries)
const waitUntilReady = () => vi.waitFor(() => expect(conversation.get().phase).toBe('ready'))
const stored = () => readKey('reggie-chat-sessions')

async function ask(text: string, reply = 'Yes.') {
  sendMessage(text, 'screen')
  reggie.answer({ success: true, reply })
  await waitUntilReady()
}

test('a question goes out with place, needs, language and tone, and its answer comes back', async () => {
  const needs = Needs.parse({ housing: true, otherDescription: 'my own words' })
  searchContext.send({ type: 'answered', answers: { location: { state: 'CA', county: 'Kern County' }, needs }, at: 1 })
  tone.send('facts')
  await ask(' Where can I sleep? ', 'Try **2-1-1**.')
  expect(reggie.asked).toHaveLength(1)
  expect(reggie.asked[0]?.headers.get('accept')).toMatch(/^text\/event-stream/)
  expect(reggie.asked[0]?.body).toMatchObject({
    messages: [{ role: 'user', content: 'Where can I sleep?' }],
    userLocation: { state: 'CA', county: 'Kern County' },
    userNeeds: { housing: true, legal: false },
    language: 'en',
    tone: 'facts',
  })
  expect(JSON.stringify(reggie.asked[0]?.body)).not.toContain('my own words')
  expect(readEntries()).toEqual(['Where can I sleep?', 'Try **2-1-1**.'])
})

test.each([
  ['reply', { success: true, reply: 'A' }],
  ['content[0].text', { success: true, content: [{ type: 'text', text: 'A' }] }],
  ['a reply with a chip nobody can read', { success: true, reply: 'A', sources: [{ kind: 'moon' }] }],
])('the answer is read from %s', async (_, body) => {
  sendMessage('Hi', 'screen')
  reggie.answer(body)
  await waitUntilReady()
  expect(readEntries()).toEqual(['Hi', 'A'])
})

test.each<[string, (server: typeof reggie) => void, string]>([
  ['no network', (server) => server.lose(), '!connection'],
  ['no network in Safari', (server) => server.lose('Load failed'), '!connection'],
  ['a refusal that says timeout', (server) => server.answer(refusal('x', 'timeout'), { status: 503 }), '!timeout'],
  ['a limit', (server) => server.answer(refusal('rate_limit', 'Wait.'), { status: 429 }), '!busy'],
  ['a bare 429', (server) => server.answerText('', { status: 429, statusText: 'Too Many Requests' }), '!busy'],
  ['a page of a broken proxy', (server) => server.answerText('<h1>502</h1>', { status: 502 }), '!technical'],
  ['success false', (server) => server.answer({ success: false, error: 'No.' }), '!technical'],
  ['an empty reply', (server) => server.answer({ success: true, reply: '  ' }), '!unusable'],
  ['no JSON', (server) => server.answerText('hello'), '!unusable'],
  ['null', (server) => server.answer(null), '!unusable'],
])('%s becomes an apology, and the question stays', async (_, respond, apology) => {
  sendMessage('Hi', 'screen')
  respond(reggie)
  await waitUntilReady()
  expect(readEntries()).toEqual(['Hi', apology])
})

test('after 30 seconds the browser gives up itself', async () => {
  vi.useFakeTimers()
  sendMessage('Hi', 'screen')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(conversation.get().phase).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(readEntries()).toEqual(['Hi', '!slow'])
  expect(reggie.asked[0]?.signal?.aborted).toBe(true)
})

test('an answer grows as it comes, even cut inside a letter, and ends as the server says', async () => {
  sendMessage('Hola', 'screen')
  const stream = reggie.stream()
  stream.tell({ type: 'text', text: 'Llame ' })
  stream.write('data: {"type":"text",')
  stream.write('"text":"al 2-1-1"}\n\n: a comment\n\n')
  await vi.waitFor(() => expect(conversation.get()).toMatchObject({ soFar: 'Llame al 2-1-1' }))
  const source = { id: 'g', kind: 'guide', title: 'A bed', url: null, checkedOn: '2026-11-15' }
  const reply = { success: true, reply: 'Llame al 2-1-1.', followUps: ['¿Es gratis?'], sources: [source] }
  stream.tell({ type: 'done', reply })
  stream.end()
  await waitUntilReady()
  expect(conversation.get().entries.at(-1)).toMatchObject({
    content: 'Llame al 2-1-1.',
    followUps: ['¿Es gratis?'],
    sources: [{ title: 'A bed' }],
  })
})

test.each<[string, (stream: ReturnType<typeof reggie.stream>) => void, string]>([
  ['the network is lost', (stream) => stream.lose(), '!connection'],
  ['the stream just ends', (stream) => stream.end(), '!connection'],
  ['the server fails', (stream) => stream.tell({ type: 'failed', error: 'timeout' }), '!timeout'],
])('when %s in the middle, what came stays and can be asked again', async (_, interrupt, apology) => {
  sendMessage('Hi', 'screen')
  const stream = reggie.stream()
  stream.tell({ type: 'text', text: 'First part' })
  await vi.waitFor(() => expect(conversation.get()).toMatchObject({ soFar: 'First part' }))
  interrupt(stream)
  await waitUntilReady()
  expect(readEntries()).toEqual(['Hi', 'First part', apology])
  retryMessage('screen')
  expect(reggie.asked[1]?.body.messages).toEqual([{ role: 'user', content: 'Hi' }])
  reggie.answer({ success: true, reply: 'All of it' })
  await waitUntilReady()
  expect(readEntries()).toEqual(['Hi', 'All of it'])
})

test('Stop gives up the call and keeps what came', async () => {
  sendMessage('Hi', 'screen')
  const stream = reggie.stream()
  stream.tell({ type: 'text', text: 'First part' })
  await vi.waitFor(() => expect(conversation.get()).toMatchObject({ soFar: 'First part' }))
  stopAnswer()
  expect(readEntries()).toEqual(['Hi', 'First part'])
  expect(reggie.asked[0]?.signal?.aborted).toBe(true)
})

test('a second send while one is out goes nowhere, and so do blank and endless ones', () => {
  expect(sendMessage('Hi', 'screen')).toBe(true)
  expect([sendMessage('Hi', 'screen'), sendMessage('Hi again', 'screen')]).toEqual([false, false])
  expect(reggie.asked).toHaveLength(1)
  stopAnswer()
  expect([sendMessage(' \n', 'screen'), sendMessage('x'.repeat(4_001), 'screen')]).toEqual([false, false])
  expect(reggie.asked).toHaveLength(1)
})

test('a new chat leaves a late answer behind', async () => {
  sendMessage('Hi', 'screen')
  const answer = reggie.answer
  startNewChat()
  answer({ success: true, reply: 'Late' })
  await vi.waitFor(() => expect(reggie.asked[0]?.signal?.aborted).toBe(true))
  expect(conversation.get()).toMatchObject({ phase: 'ready', entries: [] })
})

test('of a long talk the last forty messages go out and all of it is kept', async () => {
  for (let turn = 0; turn < 23; turn++) await ask(`q${turn}`, `a${turn}`)
  sendMessage('last', 'screen')
  expect(reggie.asked.at(-1)?.body.messages).toHaveLength(40)
  expect(reggie.asked.at(-1)?.body.messages.at(-1)).toEqual({ role: 'user', content: 'last' })
  expect(stored()[0]?.messages).toHaveLength(47)
})

test('a talk is kept with its title, apologies are not', async () => {
  await ask('Where do I get an ID?')
  sendMessage('And a bed?', 'screen')
  reggie.lose()
  await waitUntilReady()
  expect(stored()).toMatchObject([{ title: 'Where do I get an ID?', messages: { length: 3 } }])
  expect(JSON.stringify(localStorage)).not.toContain('connection')
})

test('a no-trace chat writes nothing and tells nobody', async () => {
  conversation.send({ type: 'privacyChosen', isPrivate: true })
  await fillFromModule('housing')
  await ask('My secret', 'An answer')
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  expect(reggie.others).toEqual([])
  startNewChat()
  expect(conversation.get().isPrivate).toBe(true)
})

test('leaving no trace in the middle of a talk takes what was kept, and turning it off keeps it again', async () => {
  await ask('My secret')
  expect(stored()).toHaveLength(1)
  conversation.send({ type: 'privacyChosen', isPrivate: true })
  expect(stored()).toEqual([])
  expect(readEntries()).toEqual(['My secret', 'Yes.'])
  conversation.send({ type: 'privacyChosen', isPrivate: false })
  expect(stored()).toHaveLength(1)
})

test('on a shared device the talk is in the tab only', async () => {
  await changeDeviceMode('shared')
  await ask('Hi')
  expect({ ...localStorage }).toEqual({})
  expect(sessionStorage.getItem('reggie-chat-sessions')).toContain('Hi')
})

test('clearing the device clears the talk on the screen and the words in the box', async () => {
  writeKey('sessionId', 'fp_1')
  await ask('Hi')
  chatDraft.send({ type: 'written', text: 'unsent' })
  clearAll()
  expect([conversation.get().entries, chatDraft.get().text]).toEqual([[], ''])
})

test('deleting the open talk starts a new one, and can be undone', async () => {
  await ask('Hi')
  const [session] = stored()
  if (!session) throw new Error('nothing kept')
  const undo = deleteChat(session)
  expect([stored(), conversation.get().entries]).toEqual([[], []])
  undo()
  expect(stored()).toHaveLength(1)
  expect(readEntries()).toEqual(['Hi', 'Yes.'])
})

test('an older talk is opened and goes on under its own name', async () => {
  await ask('First')
  const [first] = stored()
  startNewChat()
  await ask('Second')
  if (first) openChat(first)
  await ask('More')
  expect(stored().map(({ title, messages }) => [title, messages.length])).toEqual([
    ['First', 4],
    ['Second', 2],
  ])
})

test('a talk another tab deleted is gone here too', async () => {
  await ask('Hi')
  localStorage.removeItem('reggie-chat-sessions')
  window.dispatchEvent(new StorageEvent('storage', { key: 'reggie-chat-sessions' }))
  expect(conversation.get().entries).toEqual([])
})

test('the latest talk comes back on load, text older than 30 days does not', async () => {
  const session = (id: string, lastUpdated: number) => ({
    id,
    title: id,
    lastUpdated,
    messages: [{ role: 'user' as const, content: id }],
  })
  const now = Date.now()
  const old = session('old', now - chatRetentionMs - 1)
  writeKey('reggie-chat-sessions', [old, session('b', now - 9), session('c', now - 5)])
  vi.resetModules()
  const { conversation: loaded } = await import('./chat.ts')
  expect(formatEntries(loaded.get().entries)).toEqual(['c'])
  expect(stored().map(({ id }) => id)).toEqual(['c', 'b'])
})

test('words of a crisis show the card at once, without a network, and it stays', async () => {
  sendMessage('I want to kill myself', 'screen')
  expect(pinnedCrisis.get().visible).toMatchObject({ kind: 'self_harm' })
  reggie.lose()
  await waitUntilReady()
  await ask('What time is it?')
  expect(pinnedCrisis.get().visible).toMatchObject({ kind: 'self_harm' })
})

test('a crisis the server saw is shown too, from either form of the answer', async () => {
  sendMessage('hmm', 'screen')
  reggie.answer({ success: true, reply: 'I am here.', crisis: { kind: 'hopeless', level: 'support' } })
  await waitUntilReady()
  expect(pinnedCrisis.get().visible).toEqual({ kind: 'hopeless', level: 'support' })
  pinnedCrisis.send({ type: 'dismissed' })
  sendMessage('hmm', 'screen')
  reggie.stream().tell({ type: 'crisis', crisis: { kind: 'being_hurt', level: 'now' } })
  await vi.waitFor(() => expect(pinnedCrisis.get().visible).toEqual({ kind: 'being_hurt', level: 'now' }))
})

test('only kind, length and place of a message are counted', async () => {
  await ask('Hello', 'Hi there')
  const events = () => reggie.others.filter(({ path }) => path === '/api/events').map(({ body }) => body)
  await vi.waitFor(() =>
    expect(events()).toMatchObject([
      { eventType: 'chat', eventData: { messageType: 'user', messageLength: 5, context: 'screen' } },
      { eventType: 'chat', eventData: { messageType: 'assistant', messageLength: 8, context: 'screen' } },
    ]),
  )
  expect(JSON.stringify(events())).not.toMatch(/Hello|Hi there/)
})

test('each tap on a topic brings its next question, in order, and the place is kept', async () => {
  const { toolUp } = await import('#content/prompts/tool-up.ts')
  await fillFromModule('toolUp')
  expect(chatDraft.get()).toMatchObject({ text: toolUp.en[0], wantsFocus: true })
  await fillFromModule('toolUp')
  expect(chatDraft.get().text).toBe(toolUp.en[1])
  expect(readKey('prompt_index_toolUp')).toBe(2)
  writeKey('prompt_index_toolUp', toolUp.en.length - 1)
  await fillFromModule('toolUp')
  expect([chatDraft.get().text, readKey('prompt_index_toolUp')]).toEqual([toolUp.en.at(-1), 0])
})
