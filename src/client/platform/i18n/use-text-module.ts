import { use } from 'react'
import type { Translated } from '#content/shape.ts'
import { useLanguage } from './language-provider.tsx'
import { type EnglishText, type Namespace, loadTextModule } from './text-library.ts'

/** A whole module, for rules that choose the texts themselves. Suspends like `useText`. */
export function useTextModule<Name extends Namespace>(name: Name): Translated<EnglishText[Name]> {
  const { language } = useLanguage()
  const found = loadTextModule(language, name)
  return (found instanceof Promise ? use(found) : found) as Translated<EnglishText[Name]>
}
