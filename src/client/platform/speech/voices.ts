import type { Language } from '#domain/language.ts'

/** The Spanish people speak here first, then that of Mexico; recognition keeps the tag of `getSpeechLocale`. */
const preferredLocales = { en: ['en-us'], es: ['es-us', 'es-mx'] } as const

function synthesis(): SpeechSynthesis | undefined {
  return typeof SpeechSynthesisUtterance === 'undefined' ? undefined : globalThis.speechSynthesis
}

/** Only on-device voices: others send the text to the browser's maker. */
export function ownVoice(language: Language): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ lang, localService }) => {
    return localService && lang.toLowerCase().startsWith(language)
  })
  // Android writes es_US.
  const findVoice = (locale: string) => voices.find(({ lang }) => lang.replace('_', '-').toLowerCase() === locale)
  return preferredLocales[language].map(findVoice).find((voice) => voice !== undefined) ?? voices[0]
}

/**
 * A browser that lists no voices at all may still have one; one that lists only other languages has none for this one.
 */
export function canSpeak(language: Language): boolean {
  const found = synthesis()
  return found !== undefined && (found.getVoices().length === 0 || ownVoice(language) !== undefined)
}

/** Browsers often load their voices some time after the page. */
export function subscribeToVoices(onChange: () => void): () => void {
  const found = synthesis()
  found?.addEventListener?.('voiceschanged', onChange)
  return () => found?.removeEventListener?.('voiceschanged', onChange)
}
