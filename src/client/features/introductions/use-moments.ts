import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

interface Moments {
  day: (moment: string | number) => string
  dayAndTime: (moment: string | number) => string
  time: (moment: string | number) => string
  /** With the day of the week, for something to be at on time. */
  longDayAndTime: (moment: string | number) => string
}

/** Dates as people in the language of the page write them. */
export function useMoments(): Moments {
  const { language } = useLanguage()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const written = new Intl.DateTimeFormat(`${language}-US`, options)
      return (moment: string | number) => {
        const date = new Date(moment)
        // February 30 is a day in some browsers and none in others.
        return Number.isNaN(date.getTime()) ? String(moment) : written.format(date)
      }
    }
    return {
      day: format({ dateStyle: 'medium' }),
      dayAndTime: format({ dateStyle: 'medium', timeStyle: 'short' }),
      time: format({ timeStyle: 'short' }),
      longDayAndTime: format({ dateStyle: 'full', timeStyle: 'short' }),
    }
  }, [language])
}
