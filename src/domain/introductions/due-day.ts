import type { Language } from '#domain/language.ts'

const locales = { en: 'en-US', es: 'es-US' } as const

/** “Wednesday, November 18”: the date an answer is due, in local time at the location. */
export function formatDueDay(dueAt: number, language: Language, timeZone: string): string {
  return new Date(dueAt).toLocaleDateString(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  })
}
