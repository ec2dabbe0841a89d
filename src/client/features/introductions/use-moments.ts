import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

interface Moments {
  day: (moment: string | number) => string
  dayAndTime: (moment: string | number) => string
}

/** Dates as people in the language of the page write them. */
export function useMoments(): Moments {
  const { language } = useLanguage()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium' })
    const dayAndTime = new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'medium', timeStyle: 'short' })
    return {
      day: (moment) => day.format(new Date(moment)),
      dayAndTime: (moment) => dayAndTime.format(new Date(moment)),
    }
  }, [language])
}
