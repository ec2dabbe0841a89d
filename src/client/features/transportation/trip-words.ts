import type { TripEnd } from '#domain/transportation/trip-end.ts'
import type { Language } from '#domain/language.ts'
import type { EnglishText } from '#client/platform/i18n/text-library.ts'
import type { Translate } from '#client/platform/i18n/text-path.ts'
import { formatMoment } from '#client/shared/formats/dates.ts'

export type TransportText = Translate<EnglishText['transportation']>

/** Display name of an end of the trip: the listing's name, or the county. */
export function endName({ name, precision, at }: TripEnd, t: TransportText): string {
  const county = at && t('countyName', at)
  if (precision === 'device') return county ? t('nearYou', { place: county }) : t('nearYouOnly')
  return name ?? county ?? ''
}

/** In local time at the destination. */
export const clockTime = (at: number, zone: string | null, language: Language): string =>
  formatMoment(at, 'time', language, zone)

/** Inside a sentence: Spanish says “la 1:30” but “las 2:30”. */
export function clockInSentence(at: number, zone: string | null, language: Language, t: TransportText): string {
  const time = clockTime(at, zone, language)
  return t(time.startsWith('1:') ? 'clock.one' : 'clock.other', { time })
}

export const weekdayDate = (at: number, zone: string | null, language: Language): string =>
  formatMoment(at, 'longWeekday', language, zone)
