import { useEffect } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { type Namespace, loadTextModule } from '#client/platform/i18n/text-library.ts'

const later: readonly Namespace[] = ['needs', 'search']

/** Fetches the words of the next steps while the first one is read. What fails is asked for again when it is needed. */
export function useLikelyText(): void {
  const { language } = useLanguage()
  useEffect(() => {
    for (const name of later) Promise.resolve(loadTextModule(language, name)).catch(() => undefined)
  }, [language])
}
