import { conversationReducer, createConversation, getMessages } from '#domain/chat/conversation.ts'
import type { Conversation, ConversationEvent } from '#domain/chat/conversation.ts'
import type { Tone } from '#domain/chat/message.ts'
import { crisisReducer, noCrisis } from '#domain/chat/pinned-crisis.ts'
import { pruneSessions, findLatestSession, withSession, withoutSession } from '#domain/chat/sessions.ts'
import { readKey, subscribeToKey, writeKey } from '#client/platform/storage/storage.ts'
import { createStore, type Store } from '#client/platform/store.ts'

/** Reggie's tone. Not stored: one tap chooses it again. */
export const tone = createStore((_: Tone, next: Tone) => next, 'encouragement')

/** The crisis help card, over whichever view of the chat is open. */
export const pinnedCrisis = createStore(crisisReducer, noCrisis)

/** Events after which the conversation is stored. A partial answer is not one: its end is. */
const keptAfter: ReadonlySet<ConversationEvent['type']> = new Set(['asked', 'retried', 'answered', 'failed', 'stopped'])

/**
 * The one conversation shared by the screen, the drawer and the page. The latest one is restored after a reload; a
 * no-trace chat is never stored, and ends with the page.
 */
export const conversation: Store<Conversation, ConversationEvent> = openConversation()

function openConversation(): Store<Conversation, ConversationEvent> {
  const store = createStore(conversationReducer, createConversation(newId()))
  let isWriting = false
  /** The conversation that this page last wrote to or found in storage. */
  let keptId: string | null = null

  const write = (change: (now: number) => ReturnType<typeof pruneSessions>) => {
    isWriting = true
    writeKey('reggie-chat-sessions', change(Date.now()))
    isWriting = false
  }
  const keep = ({ id, ...rest }: Conversation) => {
    const messages = getMessages(rest)
    if (messages.length === 0) return
    write((now) => withSession(readKey('reggie-chat-sessions'), { id, messages }, now))
    keptId = id
  }
  const forget = ({ id }: Conversation) => {
    if (keptId !== id) return
    write((now) => pruneSessions(withoutSession(readKey('reggie-chat-sessions'), id), now))
    keptId = null
  }
  const followStorage = () => {
    const { id } = store.get()
    const isStored = readKey('reggie-chat-sessions').some((session) => session.id === id)
    if (isWriting || keptId !== id || isStored) return
    keptId = null
    store.send({ type: 'deleted', id, nextId: newId() })
  }
  const start = () => {
    const latest = findLatestSession(readKey('reggie-chat-sessions'), Date.now())
    if (latest) {
      store.send({ type: 'loaded', id: latest.id, messages: latest.messages })
      keptId = latest.id
    }
    dropOldText()
    subscribeToKey('reggie-chat-sessions', followStorage)
    subscribeToKey('sessionId', () => {
      if (readKey('sessionId') === undefined) forgetWithDevice(store)
    })
  }
  if (typeof window !== 'undefined') start()

  return {
    ...store,
    send(event) {
      const before = store.get()
      store.send(event)
      const after = store.get()
      if (after === before) return
      if (event.type === 'loaded') keptId = event.id
      if (event.type === 'privacyChosen' && event.isPrivate) forget(after)
      else if (!after.isPrivate && (keptAfter.has(event.type) || event.type === 'privacyChosen')) keep(after)
    },
  }
}

/** Chat text is deleted after 30 days, even if no new message is written. */
function dropOldText(): void {
  const stored = readKey('reggie-chat-sessions')
  const remainingSessions = pruneSessions(stored, Date.now())
  if (remainingSessions.length < stored.length) writeKey('reggie-chat-sessions', remainingSessions)
}

/** When the device is cleared, the conversation in memory is dropped too, including a no-trace chat. */
function forgetWithDevice(store: Store<Conversation, ConversationEvent>): void {
  store.send({ type: 'newChat', id: newId(), isPrivate: false })
  pinnedCrisis.send({ type: 'dismissed' })
}

/** The partial answer stays. */
export function stopAnswer(): void {
  conversation.send({ type: 'stopped', id: newId() })
}

export function newId(): string {
  return crypto.randomUUID()
}
