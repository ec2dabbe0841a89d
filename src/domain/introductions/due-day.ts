import type { Language } from '#domain/language.ts'

const locales = { en: 'en-US', es: 'es-US' } as const

/** “Wednesday, November 18”: the day an answer is due, by the clock of the place. */
export function formatDueDay(dueAt: number, language: Language, timeZone: string): string {
  return new Date(dueAt).toLocaleDateString(locales[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  })
}
