import type { ChatTrace, TraceVerdict } from '#contracts/chat-trace.ts'
import type { Conversation, ConversationEntry } from '#domain/chat/conversation.ts'

/** State of this page. It is in memory only and lost when the page closes. */
export interface DemoState {
  phase: 'ready' | 'waiting' | 'failed'
  turns: readonly ChatTrace[]
  verdict: TraceVerdict | null
  /** The pending question, when the user typed it. */
  question: string | null
  askedAt: number
}

export type DemoEvent =
  | { type: 'played'; at: number }
  | { type: 'asked'; text: string; at: number }
  | { type: 'answered'; turns: readonly ChatTrace[]; verdict: TraceVerdict | null }
  | { type: 'failed' }
  | { type: 'stopped' }
  | { type: 'cleared' }

export const emptyDemo: DemoState = { phase: 'ready', turns: [], verdict: null, question: null, askedAt: 0 }

/** A canned conversation starts empty; a typed question continues only typed questions. */
export function demoReducer(state: DemoState, event: DemoEvent): DemoState {
  switch (event.type) {
    case 'played':
      return { ...emptyDemo, phase: 'waiting', askedAt: event.at }
    case 'asked': {
      const turns = state.verdict ? [] : state.turns
      return { phase: 'waiting', turns, verdict: null, question: event.text, askedAt: event.at }
    }
    case 'answered': {
      if (state.phase !== 'waiting') return state
      const turns = [...state.turns, ...event.turns]
      return { ...state, phase: 'ready', question: null, turns, verdict: event.verdict }
    }
    case 'failed':
      return state.phase === 'waiting' ? { ...state, phase: 'failed', question: null } : state
    case 'stopped':
      return state.phase === 'waiting' ? { ...state, phase: 'ready', question: null } : state
    case 'cleared':
      return emptyDemo
  }
}

/** The conversation in the chat's format. Follow-up questions are only for users who may ask. */
export function buildConversation({ phase, turns, question, askedAt }: DemoState, canAsk: boolean): Conversation {
  const entries = turns.flatMap((turn, index): ConversationEntry[] => [
    { kind: 'said', role: 'user', content: turn.question, id: `q${index}` },
    {
      kind: 'said',
      role: 'assistant',
      content: turn.reply,
      id: `a${index}`,
      followUps: canAsk ? turn.followUps : [],
      sources: turn.records.filter(({ isUsed }) => isUsed),
    },
  ])
  const conversationBase = { id: 'demo', isPrivate: true }
  if (phase !== 'waiting') return { ...conversationBase, phase: 'ready', entries }
  const own: ConversationEntry[] =
    question === null ? [] : [{ kind: 'said', role: 'user', content: question, id: 'asked' }]
  return { ...conversationBase, phase: 'waiting', entries: [...entries, ...own], ask: 'demo', askedAt, soFar: '' }
}
