import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** Formats counts in the language of the page. */
export function useQueueCounts(): (count: number) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    const written = new Intl.NumberFormat(`${language}-US`)
    return (count) => written.format(count)
  }, [language])
}
