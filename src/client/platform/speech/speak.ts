import { type Language, getSpeechLocale } from '#domain/language.ts'
import { speechParts } from './speech-parts.ts'
import { ownVoice } from './voices.ts'

let stopCurrent: (() => void) | null = null

/**
 * Reads a text aloud and returns a stop function; anything being read before is stopped. `onEnd` is called once,
 * however it ends. Check `canSpeak` first.
 */
export function speak(text: string, language: Language, onEnd?: () => void): () => void {
  stopCurrent?.()
  const { speechSynthesis } = window
  // Referenced until the end: a browser may garbage-collect an utterance, and then never fires its end event.
  const utterances = speechParts(text).map((part) => buildUtterance(part, language))
  const over = new AbortController()
  const end = () => {
    if (over.signal.aborted) return
    over.abort()
    if (stopCurrent === stop) stopCurrent = null
    onEnd?.()
  }
  const stop = () => {
    if (over.signal.aborted) return
    end()
    speechSynthesis.cancel()
  }
  stopCurrent = stop
  // Some browsers keep reading on the next page.
  window.addEventListener('pagehide', stop, { signal: over.signal })
  for (const utterance of utterances) utterance.addEventListener('error', stop, { signal: over.signal })
  utterances.at(-1)?.addEventListener('end', end, { signal: over.signal })
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
  for (const utterance of utterances) speechSynthesis.speak(utterance)
  if (utterances.length === 0) end()
  return stop
}

function buildUtterance(part: string, language: Language): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(part)
  utterance.lang = getSpeechLocale(language)
  const voice = ownVoice(language)
  if (voice) utterance.voice = voice
  return utterance
}
