import { getLocale, type Language } from '#domain/language.ts'

/** Sunday = 0. */
export function dayName(day: number, language: Language): string {
  const aSunday = Date.UTC(2023, 0, 1)
  const format = new Intl.DateTimeFormat(getLocale(language), { timeZone: 'UTC', weekday: 'long' })
  return format.format(aSunday + day * 24 * 60 * 60 * 1000)
}
