import { getLocale, type Language } from '#domain/language.ts'

/** “Wednesday, November 18”: the date an answer is due, in local time at the location. */
export function formatDueDay(dueAt: number, language: Language, timeZone: string): string {
  return new Date(dueAt).toLocaleDateString(getLocale(language), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  })
}
