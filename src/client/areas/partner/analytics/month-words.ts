import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

/** Monthly counts, in the order the events happen. */
export const answerKeys = ['sent', 'accepted', 'needsYou', 'declined'] as const
export const outcomeKeys = ['gotHelp', 'notGotHelp', 'walkIns'] as const

/** 2026-11 as “November 2026”. */
export function useMonthName(): (month: string) => string {
  const { language } = useLanguage()
  return useMemo(() => {
    const written = new Intl.DateTimeFormat(`${language}-US`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return (month) => written.format(new Date(`${month}-01T00:00:00Z`))
  }, [language])
}
