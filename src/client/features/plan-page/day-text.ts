import type { Language } from '#domain/language.ts'

/** Formats a calendar day; uses noon, so that no time zone shifts it. */
export function dayText(day: string, language: Language): string {
  const date = new Date(`${day}T12:00:00`)
  if (Number.isNaN(date.getTime())) return day
  return date.toLocaleDateString(language, { weekday: 'short', month: 'short', day: 'numeric' })
}
