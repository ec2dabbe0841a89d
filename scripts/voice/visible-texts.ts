import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listing as english } from '#content/en/listing.ts'
import { services as englishServices } from '#content/en/services.ts'
import { listing as spanish } from '#content/es/listing.ts'
import { services as spanishServices } from '#content/es/services.ts'
import { describeListing } from '#domain/directory/describe.ts'
import type { Language } from '#domain/language.ts'
import { serviceIds } from '#domain/services/services.ts'

export interface VisibleText {
  file: string
  /** Counted from 1. */
  line: number
  language: Language
  text: string
}

const isLanguage = (name: string): name is Language => name === 'en' || name === 'es'

/** Every string in a value; below a key `en` or `es`, in that language. Strings of no language are skipped. */
function listStrings(value: unknown, language: Language | null): { language: Language; text: string }[] {
  if (typeof value === 'string') return language ? [{ language, text: value }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => listStrings(inner, isLanguage(name) ? name : language))
}

/** Finds the line of each string in the order of the file, so that a text that is there twice has two lines. */
function createLineFinder(source: string): (text: string) => number {
  let from = 0
  return (text) => {
    const start = text.split('\n')[0]?.slice(0, 40) ?? ''
    const forms = [start, start.replaceAll("'", String.raw`\'`), start.replaceAll('"', String.raw`\"`)]
    const found = forms.map((form) => source.indexOf(form, from)).filter((position) => position >= 0)
    const position = found.length > 0 ? Math.min(...found) : Math.max(0, ...forms.map((form) => source.indexOf(form)))
    if (found.length > 0) from = position + 1
    return source.slice(0, position).split('\n').length
  }
}

function placeTexts(file: string, texts: readonly { language: Language; text: string }[]): VisibleText[] {
  const findLine = createLineFinder(readFileSync(file, 'utf8'))
  return texts.map(({ language, text }) => ({ file, line: findLine(text), language, text }))
}

/** The catalogue, the plan, the lessons and the sample questions. */
async function listModules(): Promise<VisibleText[]> {
  const files = globSync('src/content/{en,es,plan,gro/en,gro/es,prompts}/*.ts').filter(
    (file) => !file.includes('.test.'),
  )
  const texts = await Promise.all(
    files.toSorted().map(async (file) => {
      const module = (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>
      const language = file.split(/[/.]/).find(isLanguage) ?? null
      return placeTexts(file, listStrings(module, language))
    }),
  )
  return texts.flat()
}

/** Titles, next steps and bodies of guides; the words people search with are theirs, not ours. */
function listGuides(): VisibleText[] {
  return globSync('data/knowledge/{en,es}/*.md')
    .toSorted()
    .flatMap((file) => {
      const language: Language = file.includes('/es/') ? 'es' : 'en'
      const lines = readFileSync(file, 'utf8').split('\n')
      const bodyStart = lines.lastIndexOf('---')
      return lines.flatMap((raw, index) => {
        const text = index > bodyStart ? raw : (/^(?:title|next): (.*)$/.exec(raw)?.[1] ?? '')
        return text.trim() === '' ? [] : [{ file, line: index + 1, language, text }]
      })
    })
}

function listFacets(): VisibleText[] {
  return globSync('data/knowledge/{facets,details,steps}/*.md')
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((raw, index) => {
          const [, language = '', text = ''] = /^(en|es): (.*)$/.exec(raw) ?? []
          return isLanguage(language) ? [{ file, line: index + 1, language, text }] : []
        }),
    )
}

/** Facts and openings in JSON: what stands below `en` and `es`. */
function listFacts(): VisibleText[] {
  return globSync('data/{facts,opportunities}/*.json')
    .toSorted()
    .flatMap((file) => placeTexts(file, listStrings(JSON.parse(readFileSync(file, 'utf8')), null)))
}

/** A description composed for each service, because a phrase that is right alone can be wrong in a sentence. */
function listDescriptions(): VisibleText[] {
  const phrases = { en: [english, englishServices], es: [spanish, spanishServices] } as const
  return (['en', 'es'] as const).flatMap((language) =>
    serviceIds.map((service) => {
      const [words, names] = phrases[language]
      const text = describeListing(
        { category: 'other', scope: 'site', services: [service], languages: [], facts: {}, cost: null, note: null },
        words,
        names,
      )
      return { file: `src/content/${language}/listing.ts`, line: 1, language, text }
    }),
  )
}

/** Every text a person can see, with its place. */
export async function listVisibleTexts(): Promise<VisibleText[]> {
  return [...(await listModules()), ...listGuides(), ...listFacets(), ...listFacts(), ...listDescriptions()]
}
