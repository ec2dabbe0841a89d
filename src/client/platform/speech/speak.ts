import { type Language, getSpeechLocale } from '#domain/language.ts'
import { ownVoice } from './voices.ts'

/** Some browsers go silent after about 15 seconds of a long text; a part of this length takes well under that. */
const longestPart = 180

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

/** Splits the text in reading order: by line, by sentence, and where one is still too long, by word. */
export function speechParts(text: string): string[] {
  const sentences = text.split(/\n+|(?<=[.!?…])\s+/).map((sentence) => sentence.trim())
  return sentences.filter(Boolean).flatMap(shortened)
}

function shortened(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > longestPart) {
    const space = rest.lastIndexOf(' ', longestPart)
    const end = space > 0 ? space : longestPart
    parts.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...parts, rest]
}
