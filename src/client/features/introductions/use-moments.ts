import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'

interface Moments {
  day: (moment: string | number) => string
  dayAndTime: (moment: string | number) => string
  time: (moment: string | number) => string
  /** With the weekday, for appointments. */
  longDayAndTime: (moment: string | number) => string
}

/** Formats dates in the page language. */
export function useMoments(): Moments {
  const { language } = useLanguage()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const written = new Intl.DateTimeFormat(`${language}-US`, options)
      return (moment: string | number) => {
        const date = new Date(moment)
        // Browsers disagree on whether February 30 is a valid date.
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
