import * as z from 'zod/mini'

export const Language = z.enum(['en', 'es'])
export type Language = z.infer<typeof Language>

export const defaultLanguage: Language = 'en'

/** Anything but `en` or `es` is ignored. */
export function parseLanguage(value: unknown): Language | undefined {
  const parsed = Language.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

const locales = { en: 'en-US', es: 'es-US' } as const

/**
 * The one locale of a language for dates, times, numbers and lists. Always that of the United States: plain `es` writes
 * 15:05 and 1200 where people here write 3:05 p.m. and 1,200.
 */
export function getLocale(language: Language): 'en-US' | 'es-US' {
  return locales[language]
}

const speechLocales = { en: 'en-US', es: 'es-ES' } as const

export function getSpeechLocale(language: Language): 'en-US' | 'es-ES' {
  return speechLocales[language]
}

/** The first supported language of an Accept-Language header; quality values are honored. */
export function parseAcceptLanguage(acceptLanguage: string | undefined): Language | undefined {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='))
    return { language: parseLanguage(tag.split('-')[0]), quality: quality ? Number(quality.slice(2)) || 0 : 1 }
  })
  return wishes
    .filter((wish) => wish.language !== undefined && wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)[0]?.language
}
