import * as z from 'zod/mini'
import { facetNames, type FacetName, type FacetText, type Facets } from './facets.ts'
import { GuideFacts, GuideText, type ExtraQuestions } from './guide.ts'

/** An invalid guide file: the message names the file and the problem. */
export class GuideFileError extends Error {
  override readonly name = 'GuideFileError'
}

const SpanishFile = z.extend(GuideText, { id: z.string(), translates: z.string() })

type Head = Record<string, string | string[]>

const listFields = new Set(['asks', 'words', 'modules', 'needs', 'contacts', 'related', 'sources'])

/** `--- head --- body`: a line is `name: value`; a list is `name: a, b` or one `- item` per line. */
function splitFile(text: string): { head: Head; body: string } | null {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text)
  if (!match) return null
  const head: Head = {}
  let open: string[] | null = null
  for (const line of (match[1] ?? '').split('\n')) {
    const field = /^([a-zA-Z]+):\s*(.*)$/.exec(line)
    if (field) {
      const [, name = '', value = ''] = field
      open = listFields.has(name)
        ? value
            .split(',')
            .map((item) => item.trim())
            .filter(Boolean)
        : null
      head[name] = open ?? value.trim()
    } else if (/^\s*- /.test(line)) open?.push(line.replace(/^\s*- /, '').trim())
    else if (line.trim() !== '') return null
  }
  return { head, body: (match[2] ?? '').trim() }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, file: string, text: string): z.output<Schema> {
  const split = splitFile(text)
  if (!split) throw new GuideFileError(`${file}: the head between the two --- lines cannot be read.`)
  const read = schema.safeParse({ ...split.head, body: split.body })
  if (read.success) return read.data
  const where = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
  throw new GuideFileError(`${file}: ${where}`)
}

export function readEnglishGuide(file: string, text: string): { facts: GuideFacts; text: GuideText } {
  return { facts: parse(GuideFacts, file, text), text: parse(GuideText, file, text) }
}

export function readSpanishGuide(file: string, text: string): { id: string; translates: string; text: GuideText } {
  const { id, translates } = parse(SpanishFile, file, text)
  return { id, translates, text: parse(GuideText, file, text) }
}

/** `[en]`, one example question per line, then `[es]` with the same. */
export function readExtraQuestions(file: string, text: string): ExtraQuestions {
  const [, english, spanish] = /^\[en\]\n([\s\S]*?)^\[es\]\n([\s\S]*)$/m.exec(text) ?? []
  const lines = (part: string | undefined) =>
    (part ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  const asks = { en: lines(english), es: lines(spanish) }
  if (asks.en.length === 0 || asks.es.length === 0) throw new GuideFileError(`${file}: a language is missing.`)
  return asks
}

const isFacetName = (name: string): name is FacetName => facetNames.some((known) => known === name)

/** `[facet]`, then its text as one line `en: …` and one line `es: …`. */
export function readFacets(file: string, text: string): Facets {
  const facets: Partial<Record<FacetName, FacetText>> = {}
  for (const [, name = '', lines = ''] of text.matchAll(/^\[([a-z-]+)\]\n((?:(?!\[).+\n?)*)/gm)) {
    const [en, es] = (['en', 'es'] as const).map((language) =>
      new RegExp(`^${language}: (.+)$`, 'm').exec(lines)?.[1]?.trim(),
    )
    if (!isFacetName(name)) throw new GuideFileError(`${file}: nobody knows the facet ${name}.`)
    if (facets[name]) throw new GuideFileError(`${file}: [${name}] is there twice.`)
    if (!en || !es) throw new GuideFileError(`${file}: [${name}] lacks a language.`)
    facets[name] = { en, es }
  }
  const { what, ...others } = facets
  if (!what) throw new GuideFileError(`${file}: the short answer [what] is missing.`)
  return { what, ...others }
}
