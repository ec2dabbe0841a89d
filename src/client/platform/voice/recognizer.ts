import { type Language, getSpeechLocale } from '#domain/language.ts'
import type { VoiceFailure } from '#domain/voice/voice.ts'

/** The part of the browser's recognizer that is used; TypeScript has no types for it under its standard name yet. */
interface BrowserRecognizer extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  abort(): void
}

interface ResultEvent extends Event {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

type RecognizerClass = new () => BrowserRecognizer

declare global {
  interface Window {
    SpeechRecognition?: RecognizerClass
    webkitSpeechRecognition?: RecognizerClass
  }
}

export interface Listener {
  onWords: (words: string) => void
  /** It stopped by itself, for a reason that another try may fix. */
  onEnd: () => void
  onFailure: (cause: VoiceFailure) => void
}

/** Errors that a retry does not fix, and what they mean. */
const finalFaults: Record<string, VoiceFailure> = {
  'not-allowed': 'broken',
  'audio-capture': 'broken',
  'service-not-allowed': 'refused',
  'language-not-supported': 'refused',
}

const findRecognizer = () => window.SpeechRecognition ?? window.webkitSpeechRecognition

export const hasRecognizer = () => Boolean(findRecognizer())

/** Listens until it is stopped or ends by itself; returns a stop function. No callback runs after a stop. */
export function listen(language: Language, { onWords, onEnd, onFailure }: Listener): () => void {
  const Recognizer = findRecognizer()
  if (!Recognizer) {
    onFailure('unsupported')
    return () => undefined
  }
  const recognizer = new Recognizer()
  recognizer.lang = getSpeechLocale(language)
  recognizer.continuous = true
  recognizer.interimResults = false
  const over = new AbortController()
  const { signal } = over
  recognizer.addEventListener('result', (event) => onWords(finalWords(event as ResultEvent)), { signal })
  recognizer.addEventListener(
    'error',
    (event) => {
      const cause = finalFaults[(event as Event & { error?: string }).error ?? '']
      if (!cause) return
      over.abort()
      onFailure(cause)
    },
    { signal },
  )
  recognizer.addEventListener(
    'end',
    () => {
      over.abort()
      onEnd()
    },
    { signal },
  )
  try {
    recognizer.start()
  } catch {
    over.abort()
    onFailure('refused')
  }
  return () => {
    over.abort()
    recognizer.abort()
  }
}

function finalWords({ resultIndex, results }: ResultEvent): string {
  return Array.from(results)
    .slice(resultIndex)
    .flatMap((result) => (result.isFinal ? [result[0]?.transcript.trim() ?? ''] : []))
    .join(' ')
}
