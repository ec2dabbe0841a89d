import { type Language, defaultLanguage, parseLanguage } from '#domain/language.ts'
import { readKey } from '../storage/storage.ts'

/** The language on the page now. The document itself is the record, so code without React can ask too. */
export function currentLanguage(): Language {
  return (typeof document === 'undefined' ? undefined : parseLanguage(document.documentElement.lang)) ?? defaultLanguage
}

/** What to start with: the person's own choice, else the language the server sent the page in. */
export function firstLanguage(): Language {
  return readKey('language') ?? currentLanguage()
}
