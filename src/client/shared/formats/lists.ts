import { getLocale, type Language } from '#domain/language.ts'

/** "es" → "Spanish", in the language in use. */
export function languageName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([getLocale(language)], { type: 'language' }).of(code) ?? code
  } catch {
    // A list may contain values that are not language codes.
    return code
  }
}

export function listText(items: readonly string[], language: Language): string {
  return new Intl.ListFormat(getLocale(language)).format(items)
}
