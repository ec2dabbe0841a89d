import {
  type ReactNode,
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Language } from '#domain/language.ts'
import { plausibleEvent } from '../analytics/plausible-event.ts'
import { reportQuietly } from '../report-quietly.ts'
import { writeCookie } from '../storage/cookies.ts'
import { writeKey } from '../storage/storage.ts'
import { loadCoreText } from './text-library.ts'

interface LanguageChoice {
  language: Language
  /** False when its texts could not be loaded. */
  setLanguage(language: Language): Promise<boolean>
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined)
const yearSeconds = 31_536_000

interface LanguageProviderProps {
  /** Its core text must be loaded already. */
  initial: Language
  children: ReactNode
}

export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, showLanguage] = useState(initial)
  const wanted = useRef(initial)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const setLanguage = useCallback(
    async (next: Language) => {
      wanted.current = next
      if (next === language) return true
      try {
        await loadCoreText(next)
      } catch (error) {
        reportQuietly('language', error)
        return false
      }
      // A second choice made while this one was loading wins.
      if (wanted.current !== next) return true
      keepLanguage(next)
      plausibleEvent('Language Changed', { from: language, to: next })
      startTransition(() => showLanguage(next))
      return true
    },
    [language],
  )

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
}
