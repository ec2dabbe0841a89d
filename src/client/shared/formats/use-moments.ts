import { useMemo } from 'react'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { type DateStyle, formatMoment, type Moment } from './dates.ts'

const offered = ['day', 'longDay', 'time', 'dayAndTime', 'longDayAndTime'] as const satisfies readonly DateStyle[]

type Moments = Record<(typeof offered)[number], (moment: Moment) => string>

/** Formats moments in the page language and the time zone of this device. */
export function useMoments(): Moments {
  const { language } = useLanguage()
  return useMemo(() => {
    const write = (style: DateStyle) => (moment: Moment) => formatMoment(moment, style, language)
    return Object.fromEntries(offered.map((style) => [style, write(style)])) as Moments
  }, [language])
}
