import { use, useMemo } from 'react'
import { fillText } from './fill-text.ts'
import { useLanguage } from './language-provider.tsx'
import { type EnglishText, type Namespace, loadTextModule } from './text-library.ts'
import type { Translate } from './text-path.ts'

/** The texts of one module in the language in use. Suspends while a module outside the core is being fetched. */
export function useText<Name extends Namespace>(name: Name): Translate<EnglishText[Name]> {
  const { language } = useLanguage()
  const found = loadTextModule(language, name)
  const module = found instanceof Promise ? use(found) : found
  return useMemo(() => translatorFor<EnglishText[Name]>(module), [module])
}

function translatorFor<Module>(module: unknown): Translate<Module> {
  const at = (path: string): unknown =>
    path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], module)
  const translate = (path: string, values?: Record<string, string | number>) => fillText(String(at(path)), values)
  return Object.assign(translate, { list: (path: string) => at(path) as readonly string[] })
}
