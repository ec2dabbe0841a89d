import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** Formats scores in the language of the page. */
export function usePoints(digits = 2): (value: number) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    const written = new Intl.NumberFormat(`${language}-US`, { maximumFractionDigits: digits })
    return (value) => written.format(value)
  }, [language, digits])
}
