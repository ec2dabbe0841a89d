import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** Counts as people in the language of the page write them. */
export function useQueueCounts(): (count: number) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    const written = new Intl.NumberFormat(`${language}-US`)
    return (count) => written.format(count)
  }, [language])
}
