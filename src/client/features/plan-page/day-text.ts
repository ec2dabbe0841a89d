import type { Language } from '#domain/language.ts'

/** A day of the calendar in words; at noon, so that no time zone moves it. */
export function dayText(day: string, language: Language): string {
  const date = new Date(`${day}T12:00:00`)
  if (Number.isNaN(date.getTime())) return day
  return date.toLocaleDateString(language, { weekday: 'short', month: 'short', day: 'numeric' })
}
