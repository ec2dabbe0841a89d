import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** Points as the language of the page writes them. */
export function usePoints(digits = 2): (value: number) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    const written = new Intl.NumberFormat(`${language}-US`, { maximumFractionDigits: digits })
    return (value) => written.format(value)
  }, [language, digits])
}
