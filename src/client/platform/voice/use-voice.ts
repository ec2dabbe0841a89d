import { useCallback, useEffect, useReducer, useRef } from 'react'
import { isVoiceOn, type VoiceState, initialVoice, voiceReducer, voiceRestartDelayMs } from '#domain/voice/voice.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { listen } from './recognizer.ts'

interface Voice {
  state: VoiceState
  /** Starts, or stops what is on. */
  toggle(): void
  stop(): void
}

/** Speech as text, in the language on the screen. It ends when the part is gone or the language changes. */
export function useVoice(onWords: (words: string) => void): Voice {
  const { language } = useLanguage()
  const [state, send] = useReducer(voiceReducer, initialVoice)
  const heard = useRef(onWords)
  useEffect(() => {
    heard.current = onWords
  }, [onWords])

  // A restart counts as another listening, so that each gets a recognizer of its own.
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
