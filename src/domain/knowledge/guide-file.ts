import * as z from 'zod/mini'
import { facetNames, type FacetText, type Facets } from './facets.ts'
import { type Detail, GuideFacts, type GuideStep, GuideText, type ExtraQuestions } from './guide.ts'

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

/** `[name]`, then its text as one line `en: …` and one line `es: …`. */
function readSections<Name extends string>(
  file: string,
  text: string,
  names: readonly Name[],
): Partial<Record<Name, FacetText>> {
  const sections: Partial<Record<Name, FacetText>> = {}
  for (const [, written = '', lines = ''] of text.matchAll(/^\[([a-z0-9-]+)\]\n((?:(?!\[).+\n?)*)/gm)) {
    const [en, es] = (['en', 'es'] as const).map((language) =>
      new RegExp(`^${language}: (.+)$`, 'm').exec(lines)?.[1]?.trim(),
    )
    const name = names.find((known) => known === written)
    if (!name) throw new GuideFileError(`${file}: nobody knows the part ${written}.`)
    if (sections[name]) throw new GuideFileError(`${file}: [${name}] is there twice.`)
    if (!en || !es) throw new GuideFileError(`${file}: [${name}] lacks a language.`)
    sections[name] = { en, es }
  }
  return sections
}

export function readFacets(file: string, text: string): Facets {
  const { what, ...others } = readSections(file, text, facetNames)
  if (!what) throw new GuideFileError(`${file}: the short answer [what] is missing.`)
  return { what, ...others }
}

const stepParts = ['title', 'detail', 'say', 'ask211', 'who'] as const

export function readGuideStep(file: string, text: string): GuideStep {
  const { title, detail, say, ...others } = readSections(file, text, stepParts)
  if (!title || !detail || !say) throw new GuideFileError(`${file}: a step has a [title], a [detail] and a [say].`)
  if (!others.ask211 && !others.who) throw new GuideFileError(`${file}: nobody is named to call.`)
  return { title, detail, say, ...others }
}

/** `[key]`, then its answer as `en: …` and `es: …`, and how people ask for it as `asks en: a | b` and `asks es: …`. */
export function readDetails(file: string, text: string): Detail[] {
  const details = [...text.matchAll(/^\[([a-z0-9-]+)\]\n((?:(?!\[).+\n?)*)/gm)].map(
    ([, key = '', lines = '']): Detail => {
      const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(lines)?.[1]?.trim() ?? ''
      const list = (name: string) =>
        field(name)
          .split('|')
          .map((ask) => ask.trim())
          .filter(Boolean)
      const detail = {
        key,
        asks: { en: list('asks en'), es: list('asks es') },
        text: { en: field('en'), es: field('es') },
      }
      if (!detail.text.en || !detail.text.es) throw new GuideFileError(`${file}: [${key}] lacks a language.`)
      if (detail.asks.en.length === 0 || detail.asks.es.length === 0)
        throw new GuideFileError(`${file}: nobody asks for [${key}] in one of the languages.`)
      return detail
    },
  )
  const twice = details.find(({ key }, at) => details.findIndex((other) => other.key === key) !== at)
  if (twice) throw new GuideFileError(`${file}: [${twice.key}] is there twice.`)
  return details
}
