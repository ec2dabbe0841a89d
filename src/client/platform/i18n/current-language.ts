import { type Language, defaultLanguage, parseLanguage } from '#domain/language.ts'
import { readKey } from '../storage/storage.ts'

/** The language of the page now. Read from the document, so that code outside React can use it too. */
export function currentLanguage(): Language {
  return (import.meta.env.SSR ? undefined : parseLanguage(document.documentElement.lang)) ?? defaultLanguage
}

/** The initial language: the person's own choice, else the language in which the server sent the page. */
export function firstLanguage(): Language {
  return readKey('language') ?? currentLanguage()
}
