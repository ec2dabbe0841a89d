import { use } from 'react'
import type { Translated } from '#content/shape.ts'
import type { Language } from '#domain/language.ts'
import { type EnglishText, type Namespace, loadTextModule } from './text-library.ts'

/** Words in the language of the person who asked, whatever the page itself is in. Suspends while they are fetched. */
export function useModuleIn<Name extends Namespace>(language: Language, name: Name): Translated<EnglishText[Name]> {
  const found = loadTextModule(language, name)
  return (found instanceof Promise ? use(found) : found) as Translated<EnglishText[Name]>
}
