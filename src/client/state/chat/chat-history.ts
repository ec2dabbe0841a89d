import { useSyncExternalStore } from 'react'
import { type ChatSession, pruneSessions, withoutSession } from '#domain/chat/sessions.ts'
import { readKey, writeKey } from '#client/platform/storage/storage.ts'
import { storedReading } from '#client/platform/storage/stored-reading.ts'
import { conversation, newId } from './chat.ts'
import { chatDraft } from './chat-draft.ts'

const reading = storedReading(['reggie-chat-sessions'], () =>
  pruneSessions(readKey('reggie-chat-sessions'), Date.now()),
)

/** The conversations stored in this browser, newest first. */
export function useChatSessions(): readonly ChatSession[] {
  return useSyncExternalStore(reading.subscribe, reading.get, reading.get)
}

/** A new chat is stored unless the previous one was a no-trace chat: that choice carries over. */
export function startNewChat(): void {
  conversation.send({ type: 'newChat', id: newId(), isPrivate: conversation.get().isPrivate })
  chatDraft.send({ type: 'cleared' })
}

export function openChat({ id, messages }: ChatSession): void {
  if (conversation.get().id !== id) conversation.send({ type: 'loaded', id, messages })
}

/** If the deleted chat is open, a new one replaces it. Returns an undo function. */
export function deleteChat(session: ChatSession): () => void {
  const wasOpen = conversation.get().id === session.id
  if (wasOpen) conversation.send({ type: 'deleted', id: session.id, nextId: newId() })
  writeKey('reggie-chat-sessions', withoutSession(readKey('reggie-chat-sessions'), session.id))
  return () => {
    const others = withoutSession(readKey('reggie-chat-sessions'), session.id)
    writeKey('reggie-chat-sessions', pruneSessions([session, ...others], Date.now()))
    if (wasOpen && conversation.get().entries.length === 0) openChat(session)
  }
}
