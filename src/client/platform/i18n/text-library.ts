import type { Translated } from '#content/shape.ts'
import type { Language } from '#domain/language.ts'
import type { coreText } from './core-en.ts'
import { lazyText } from './lazy-text.ts'
import type { staffText } from './staff-text.ts'

type Core = typeof coreText
type Fetched = typeof lazyText & typeof staffText
type Lazy = { [Name in keyof Fetched]: Awaited<ReturnType<Fetched[Name]['en']>> }

/** The English modules by name: they define the keys and the placeholders. */
export type EnglishText = Core & Lazy
export type Namespace = keyof EnglishText

type TextModule = Translated<EnglishText[Namespace]>
type Loaders = Record<string, Record<Language, () => Promise<TextModule>>>

const fetched: Loaders = { ...lazyText }
const loaded = new Map<string, TextModule>()
/** Long enough for suspended components to render again, and shorter than it takes to tap "Try again". */
const failureRetentionMs = 1000
const underWay = new Map<string, Promise<TextModule>>()
/** What was asked for while pages were rendered at build time; nothing of it is in the browser's build. */
export const textsAskedFor = new Set<Namespace>()
const coreLoaders = {
  en: () => import('./core-en.ts'),
  es: () => import('./core-es.ts'),
}

/** Must run before the first render in a language, on the server and in the browser. */
export async function loadCoreText(language: Language): Promise<void> {
  const { coreText } = await coreLoaders[language]()
  for (const [name, module] of Object.entries(coreText)) loaded.set(`${language}/${name}`, module)
}

/** For a part of the app that brings its own list of texts. */
export function addText(loaders: Loaders): void {
  Object.assign(fetched, loaders)
}

/** The module when it is loaded, else its promise, always the same one. */
export function loadTextModule(language: Language, name: Namespace): TextModule | Promise<TextModule> {
  if (import.meta.env.SSR) textsAskedFor.add(name)
  const key = `${language}/${name}`
  // The promise is kept after it resolves: a suspended component must get the same one when it renders again.
  const present = loaded.get(key) ?? underWay.get(key)
  if (present) return present
  const load = fetched[name]?.[language]
  if (!load) throw new Error(`The core text must be loaded before it is shown: ${key}`)
  const promise: Promise<TextModule> = load().then(
    (module) => {
      // React reads a settled promise synchronously when it has these two fields; otherwise it would suspend once more.
      void Object.assign(promise, { status: 'fulfilled', value: module })
      return module
    },
    (error: unknown) => {
      // A suspended component must see the failure, or each render would fetch again without end. It is dropped after a
      // while, so that the next try fetches again.
      setTimeout(() => underWay.delete(key), failureRetentionMs)
      throw error
    },
  )
  underWay.set(key, promise)
  return promise
}
