import { use } from 'react'
import type { Translated } from '#content/shape.ts'
import type { Language } from '#domain/language.ts'
import { type EnglishText, type Namespace, loadTextModule } from './text-library.ts'

/**
 * Texts in the language of the person who sent the request, whatever the page's own language. Suspends while they load.
 */
export function useModuleIn<Name extends Namespace>(language: Language, name: Name): Translated<EnglishText[Name]> {
  const found = loadTextModule(language, name)
  return (found instanceof Promise ? use(found) : found) as Translated<EnglishText[Name]>
}
