import { type Language, getSpeechLocale } from '#domain/language.ts'

function synthesis(): SpeechSynthesis | undefined {
  return typeof SpeechSynthesisUtterance === 'undefined' ? undefined : globalThis.speechSynthesis
}

/** Only voices of the device itself: others send what is read to the maker of the browser. */
export function ownVoice(language: Language): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ lang, localService }) => {
    return localService && lang.toLowerCase().startsWith(language)
  })
  // Android writes es_ES.
  return voices.find(({ lang }) => lang.replace('_', '-') === getSpeechLocale(language)) ?? voices[0]
}

/** A browser that tells no voices at all may still have one; one that tells only others has none of this language. */
export function canSpeak(language: Language): boolean {
  const found = synthesis()
  return found !== undefined && (found.getVoices().length === 0 || ownVoice(language) !== undefined)
}

/** Voices are often known only some time after the page has loaded. */
export function subscribeToVoices(onChange: () => void): () => void {
  const found = synthesis()
  found?.addEventListener?.('voiceschanged', onChange)
  return () => found?.removeEventListener?.('voiceschanged', onChange)
}
