import type { ChatFailure } from './failure.ts'
import type { ChatMessage } from './message.ts'

/** A source of an answer, as shown in a chip. */
export interface CitedSource {
  id: string
  title: string
  url: string | null
  checkedOn: string | null
}

/** Extras shown under an answer; none of them are stored. */
export interface AnswerExtras {
  followUps?: readonly string[]
  sources?: readonly CitedSource[]
  /** The reply to danger, which nobody is asked to judge. */
  isAboutDanger?: true
}

export interface ConversationMessage extends ChatMessage, AnswerExtras {
  kind: 'said'
  /** Stopped by the person, or the connection ended: the answer is incomplete. */
  isCut?: true
}

/** Reggie's message for a failure. Only the cause is stored: the text follows the current language. */
export interface Apology {
  kind: 'apology'
  id: string
  cause: ChatFailure
}

export type ConversationEntry = ConversationMessage | Apology

interface ConversationBase {
  id: string
  /** A no-trace chat: it exists only in this page. */
  isPrivate: boolean
  entries: readonly ConversationEntry[]
}

/** `ask` identifies the pending question, so that a late answer to another one is recognized. */
export interface WaitingConversation extends ConversationBase {
  phase: 'waiting'
  ask: string
  askedAt: number
  /** The part of the answer received so far. */
  soFar: string
}

export type Conversation = (ConversationBase & { phase: 'ready' }) | WaitingConversation

export type ConversationEvent =
  | { type: 'asked'; ask: string; text: string; at: number }
  | { type: 'retried'; ask: string; at: number }
  | { type: 'grew'; ask: string; text: string }
  | { type: 'answered'; ask: string; id: string; text: string; extras: AnswerExtras }
  | { type: 'failed'; ask: string; id: string; cause: ChatFailure }
  | { type: 'stopped'; id: string }
  | { type: 'newChat'; id: string; isPrivate: boolean }
  | { type: 'loaded'; id: string; messages: readonly ChatMessage[] }
  /** The conversation was deleted, here or in another tab. */
  | { type: 'deleted'; id: string; nextId: string }
  | { type: 'privacyChosen'; isPrivate: boolean }

export function createConversation(id: string, isPrivate = false): Conversation {
  return { phase: 'ready', id, isPrivate, entries: [] }
}

/**
 * Events that make no sense in the current state are ignored: no second question while one is pending, no late answer.
 */
export function conversationReducer(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'asked': {
      const content = event.text.trim()
      if (state.phase === 'waiting' || content === '') return state
      return waiting(state, [...state.entries, { kind: 'said', role: 'user', content, id: `${event.ask}-q` }], event)
    }
    case 'retried':
      return canRetry(state) ? waiting(state, upToQuestion(state.entries), event) : state
    case 'grew':
      return isOut(state, event.ask) ? { ...state, soFar: state.soFar + event.text } : state
    case 'answered': {
      if (!isOut(state, event.ask)) return state
      const message: ConversationMessage = {
        kind: 'said',
        role: 'assistant',
        content: event.text,
        id: event.id,
        ...event.extras,
      }
      return ready(state, [...state.entries, message])
    }
    case 'failed':
      if (!isOut(state, event.ask)) return state
      return ready(state, [
        ...withPartial(state, `${event.id}-cut`),
        { kind: 'apology', id: event.id, cause: event.cause },
      ])
    case 'stopped':
      return state.phase === 'waiting' ? ready(state, withPartial(state, event.id)) : state
    case 'newChat':
      return createConversation(event.id, event.isPrivate)
    case 'loaded':
      return ready(
        { id: event.id, isPrivate: false },
        event.messages.map((message) => ({ kind: 'said', ...message })),
      )
    case 'deleted':
      return state.id === event.id ? createConversation(event.nextId) : state
    case 'privacyChosen':
      return state.isPrivate === event.isPrivate ? state : { ...state, isPrivate: event.isPrivate }
  }
}

/** The last question has no complete answer: after a failure, a stop, or a page that was closed too early. */
export function canRetry({ phase, entries }: Conversation): boolean {
  const last = entries.at(-1)
  if (phase === 'waiting' || !last) return false
  return (last.kind === 'apology' || last.role === 'user' || last.isCut === true) && upToQuestion(entries).length > 0
}

/** The actual messages without apologies: these are stored and sent. */
export function getMessages({ entries }: Pick<Conversation, 'entries'>): ChatMessage[] {
  return entries.flatMap((entry) => {
    if (entry.kind === 'apology') return []
    const { role, content, id } = entry
    return [{ role, content, ...(id === undefined ? {} : { id }) }]
  })
}

function waiting(
  { id, isPrivate }: Conversation,
  entries: readonly ConversationEntry[],
  { ask, at }: { ask: string; at: number },
): WaitingConversation {
  return { phase: 'waiting', id, isPrivate, entries, ask, askedAt: at, soFar: '' }
}

function ready(
  { id, isPrivate }: Pick<Conversation, 'id' | 'isPrivate'>,
  entries: readonly ConversationEntry[],
): Conversation {
  return { phase: 'ready', id, isPrivate, entries }
}

function isOut(state: Conversation, ask: string): state is WaitingConversation {
  return state.phase === 'waiting' && state.ask === ask
}

/** Keeps the part of the answer that has arrived. */
function withPartial({ entries, soFar }: WaitingConversation, id: string): readonly ConversationEntry[] {
  if (soFar.trim() === '') return entries
  return [...entries, { kind: 'said', role: 'assistant', content: soFar, id, isCut: true }]
}

function upToQuestion(entries: readonly ConversationEntry[]): readonly ConversationEntry[] {
  return entries.slice(0, entries.findLastIndex((entry) => entry.kind === 'said' && entry.role === 'user') + 1)
}
