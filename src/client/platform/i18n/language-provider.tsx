import { type ReactNode, createContext, startTransition, use, useCallback, useMemo, useRef, useState } from 'react'
import type { Language } from '#domain/language.ts'
import { plausibleEvent } from '../analytics/plausible-event.ts'
import { reportQuietly } from '../report-quietly.ts'
import { writeCookie } from '../storage/cookies.ts'
import { writeKey } from '../storage/storage.ts'
import { loadCoreText } from './text-library.ts'

interface LanguageChoice {
  language: Language
  setLanguage(language: Language): void
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)
const yearSeconds = 31_536_000

export interface LanguageProviderProps {
  /** Its core text must be loaded already. */
  initial: Language
  children: ReactNode
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, showLanguage] = useState(initial)
  const wanted = useRef(initial)

  const setLanguage = useCallback((next: Language) => {
    const from = wanted.current
    if (next === from) return
    wanted.current = next
    loadCoreText(next).then(
      () => {
        // A second choice made while this one was loading wins.
        if (wanted.current !== next) return
        keepLanguage(next)
        plausibleEvent('Language Changed', { from, to: next })
        startTransition(() => showLanguage(next))
      },
      (error: unknown) => {
        wanted.current = from
        reportQuietly('language', error)
      },
    )
  }, [])

  const choice = useMemo(() => ({ language, setLanguage }), [language, setLanguage])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('useLanguage must be used within a LanguageProvider')
  return choice
}

/** The cookie lets the server send the next page in this language before any script runs. */
function keepLanguage(language: Language): void {
  writeKey('language', language)
  writeCookie('lang', language, yearSeconds)
  document.documentElement.lang = language
}
