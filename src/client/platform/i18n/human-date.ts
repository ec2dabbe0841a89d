import type { Language } from '#domain/language.ts'

const locales = { en: 'en-US', es: 'es-US' } as const

/** A date as precise as its source: "2026", "January 2026" or "January 5, 2026". */
export function humanDate(partialDate: string, language: Language): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(partialDate) ?? []
  if (year === undefined) return partialDate
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month !== undefined && { month: 'long' }),
    ...(day !== undefined && { day: 'numeric' }),
  })
  return format.format(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)))
}

/** Sunday = 0. */
export function dayName(day: number, language: Language): string {
  const aSunday = Date.UTC(2023, 0, 1)
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: 'long' })
  return format.format(aSunday + day * 24 * 60 * 60 * 1000)
}

/** "es" → "Spanish", in the language in use. */
export function languageName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([locales[language]], { type: 'language' }).of(code) ?? code
  } catch {
    // A list may contain values that are not language codes.
    return code
  }
}

export function listText(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(items)
}
