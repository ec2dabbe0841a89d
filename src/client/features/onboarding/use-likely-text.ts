import { useEffect } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { type Namespace, loadTextModule } from '#client/platform/i18n/text-library.ts'

const later: readonly Namespace[] = ['needs', 'search']

/** Preloads the texts of the next steps while the first one is read. Failed loads are retried when needed. */
export function useLikelyText(): void {
  const { language } = useLanguage()
  useEffect(() => {
    for (const name of later) Promise.resolve(loadTextModule(language, name)).catch(() => undefined)
  }, [language])
}
