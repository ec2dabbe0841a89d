import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** Formats a share in percent with one decimal, where it has one. */
export function useSharePercent(): (share: number) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    const format = new Intl.NumberFormat(`${language}-US`, { style: 'percent', maximumFractionDigits: 1 })
    return (share) => format.format(share / 100)
  }, [language])
}
