import { getLocale, type Language } from '#domain/language.ts'

/** "in 2 hours", "3 days ago", "tomorrow". */
export function formatDistance(value: number, unit: Intl.RelativeTimeFormatUnit, language: Language): string {
  return new Intl.RelativeTimeFormat(getLocale(language), { numeric: 'auto' }).format(value, unit)
}
