import { useCallback, useEffect, useReducer, useRef } from 'react'
import { isVoiceOn, type VoiceState, initialVoice, voiceReducer, voiceRestartDelayMs } from '#domain/voice/voice.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { listen } from './recognizer.ts'

interface Voice {
  state: VoiceState
  /** Starts listening, or stops if it is on. */
  toggle(): void
  stop(): void
}

/** Speech to text, in the language on the screen. It stops when the component unmounts or the language changes. */
export function useVoice(onWords: (words: string) => void): Voice {
  const { language } = useLanguage()
  const [state, send] = useReducer(voiceReducer, initialVoice)
  const heard = useRef(onWords)
  useEffect(() => {
    heard.current = onWords
  }, [onWords])

  // A restart counts as a new session, so that each gets its own recognizer.
  const listening = state.phase === 'listening' ? state.restarts : null
  useEffect(() => {
    if (listening === null) return
    return listen(language, {
      onWords: (words) => {
        if (words === '') return
        send({ type: 'heard' })
        heard.current(words)
      },
      onEnd: () => send({ type: 'ended' }),
      onFailure: (cause) => send({ type: 'failed', cause }),
    })
  }, [listening, language])

  const isRetrying = state.phase === 'retrying'
  useEffect(() => {
    if (!isRetrying) return
    const timer = setTimeout(() => send({ type: 'retryDue' }), voiceRestartDelayMs)
    return () => clearTimeout(timer)
  }, [isRetrying])

  const stop = useCallback(() => send({ type: 'stopped' }), [])
  const toggle = useCallback(() => send({ type: isVoiceOn(state) ? 'stopped' : 'started' }), [state])
  return { state, toggle, stop }
}
