import { useEffect, useRef, useState } from 'react'
import type { PlaceChoice } from '#domain/onboarding/wizard-state.ts'

export type SuggestPlaces = (typed: string, signal: AbortSignal) => Promise<readonly PlaceChoice[]>

/** A person who types fast sends one request for a word, not one for each letter. */
const pauseMs = 200
const fewestLetters = 2

const none: readonly PlaceChoice[] = []

/** Places for the typed text. Numbers are not suggested: a ZIP code is looked up once it is complete. */
export function usePlaceSuggestions(suggest: SuggestPlaces) {
  const [places, setPlaces] = useState(none)
  const pending = useRef<AbortController | null>(null)
  useEffect(() => () => pending.current?.abort(), [])

  const ask = (typed: string) => {
    pending.current?.abort()
    const text = typed.trim()
    if (text.length < fewestLetters || /^\d/.test(text)) return setPlaces(none)
    const controller = new AbortController()
    pending.current = controller
    const timer = setTimeout(() => {
      void suggest(text, controller.signal).then((found) => {
        if (!controller.signal.aborted) setPlaces(found)
      })
    }, pauseMs)
    controller.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return { places, ask }
}
