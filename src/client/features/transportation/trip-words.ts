import type { TripEnd } from '#domain/transportation/trip-end.ts'
import type { Language } from '#domain/language.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import type { Translate } from '#client/platform/i18n/text-path.ts'

export type TransportText = Translate<EnglishText['transportation']>

/** Display name of an end of the trip: the listing's name, or the county. */
export function endName({ name, precision, at }: TripEnd, t: TransportText): string {
  const county = at && t('countyName', at)
  if (precision === 'device') return county ? t('nearYou', { place: county }) : t('nearYouOnly')
  return name ?? county ?? ''
}

const zoneOption = (zone: string | null) => (zone === null ? {} : { timeZone: zone })

/** In local time at the destination, on a 12-hour clock: both languages use it in the United States. */
export const clockTime = (at: number, zone: string | null, language: Language): string =>
  new Date(at).toLocaleTimeString(`${language}-US`, { hour: 'numeric', minute: '2-digit', ...zoneOption(zone) })

export const weekdayDate = (at: number, zone: string | null, language: Language): string =>
  new Date(at).toLocaleDateString(`${language}-US`, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...zoneOption(zone),
  })

/** A date as precise as its source: a year, a month or a day. */
export function sourceDate(date: string, language: Language): string {
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    timeZone: 'UTC',
    ...(date.length > 4 && { month: 'long' }),
    ...(date.length > 7 && { day: 'numeric' }),
  }
  return new Date(date).toLocaleDateString(`${language}-US`, options)
}
