import { useEffect, useReducer, useRef } from 'react'
import type { TraceEngine } from '#contracts/chat-trace.ts'
import { type ChatMessage, maxChatCharacters, maxChatMessages, type Tone } from '#domain/chat/message.ts'
import type { Language } from '#domain/language.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { requestTrace, type TraceRequest } from './demo-calls.ts'
import { demoReducer, emptyDemo } from './demo-state.ts'

export interface TraceSettings {
  engine: TraceEngine
  tone: Tone
}

/** Plays canned conversations and sends typed questions, one at a time. */
export function useTraces(key: string | null) {
  const [state, send] = useReducer(demoReducer, emptyDemo)
  const running = useRef<AbortController>(undefined)
  /** The user's messages as typed: an answer may depend on them. */
  const typed = useRef<ChatMessage[]>([])
  useEffect(() => () => running.current?.abort(), [])

  const run = async (body: TraceRequest) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    try {
      const { turns, verdict } = await requestTrace(body, key, signal)
      if (signal.aborted) return
      if ('messages' in body) typed.current.push({ role: 'assistant', content: shortened(turns.at(-1)?.reply) })
      send({ type: 'answered', turns, verdict })
    } catch (error) {
      if (signal.aborted) return
      reportQuietly('chat demo', error)
      if ('messages' in body) typed.current.pop()
      send({ type: 'failed' })
    }
  }
  const forget = () => {
    running.current?.abort()
    typed.current = []
  }
  return {
    state,
    play(scenario: string, settings: TraceSettings) {
      forget()
      send({ type: 'played', at: Date.now() })
      void run({ scenario, ...settings })
    },
    ask(text: string, language: Language, settings: TraceSettings) {
      typed.current.push({ role: 'user', content: text })
      send({ type: 'asked', text, at: Date.now() })
      void run({ messages: typed.current.slice(-maxChatMessages), language, ...settings })
    },
    stop() {
      running.current?.abort()
      if (typed.current.at(-1)?.role === 'user') typed.current.pop()
      send({ type: 'stopped' })
    },
    clear() {
      forget()
      send({ type: 'cleared' })
    },
  }
}

const shortened = (reply = '') => reply.slice(0, maxChatCharacters)
