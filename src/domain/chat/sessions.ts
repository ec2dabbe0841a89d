import type { ChatMessage } from './message.ts'

const titleLength = 50

/** One conversation as the browser stores it. An empty title means that nothing was asked yet. */
export interface ChatSession {
  id: string
  title: string
  messages: ChatMessage[]
  lastUpdated: number
}

/** Chat text expires after 30 days (T-5.4). */
export const chatRetentionMs = 30 * 24 * 60 * 60_000
export const maxChatSessions = 50
/** Browser storage holds about five million characters in total; chats use at most this many. */
export const maxStoredCharacters = 1_000_000

export function sortNewestFirst(sessions: readonly ChatSession[]): ChatSession[] {
  return sessions.toSorted((a, b) => b.lastUpdated - a.lastUpdated)
}

/**
 * The sessions that may stay stored: recent enough, not too many, not too long; the oldest are dropped first. Sessions
 * dated far in the future by a wrong clock expire too.
 */
export function pruneSessions(sessions: readonly ChatSession[], now: number): ChatSession[] {
  let characters = 0
  const young = sessions.filter(({ lastUpdated }) => Math.abs(now - lastUpdated) <= chatRetentionMs)
  return sortNewestFirst(young)
    .slice(0, maxChatSessions)
    .filter((session, index) => {
      characters += session.messages.reduce((sum, { content }) => sum + content.length, 0)
      return index === 0 || characters <= maxStoredCharacters
    })
}

/** Adds or updates the conversation. */
export function withSession(
  sessions: readonly ChatSession[],
  { id, messages }: Pick<ChatSession, 'id' | 'messages'>,
  now: number,
): ChatSession[] {
  const session = { id, title: buildChatTitle(messages) ?? '', messages, lastUpdated: now }
  return pruneSessions([session, ...withoutSession(sessions, id)], now)
}

export function withoutSession(sessions: readonly ChatSession[], id: string): ChatSession[] {
  return sessions.filter((session) => session.id !== id)
}

export function findLatestSession(sessions: readonly ChatSession[], now: number): ChatSession | null {
  return pruneSessions(sessions, now)[0] ?? null
}

/**
 * The first question, cut when it is long; null when nothing was asked yet. Counts whole characters, so that no emoji
 * is split.
 */
export function buildChatTitle(messages: readonly ChatMessage[]): string | null {
  const first =
    messages
      .find(({ role }) => role === 'user')
      ?.content.replace(/\s+/g, ' ')
      .trim() ?? ''
  if (first === '') return null
  const letters = [...first]
  return letters.length > titleLength ? `${letters.slice(0, titleLength).join('').trimEnd()}…` : first
}
