import { getLocale, type Language } from '../language.ts'

/** “Mon, Nov 16”: the same date in every time zone. What is not a day stays as it is. */
export function formatPlanDay(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return date.toLocaleDateString(getLocale(language), options)
}
