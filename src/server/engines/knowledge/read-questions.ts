import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Guide } from '#domain/knowledge/guide.ts'

/** Written by us and checked when the models learn from them; parsed without a schema, because there are thirty thousand. */
interface Question {
  turns: readonly string[]
  guide: string
  kind?: string
  lang: 'en' | 'es' | 'mix'
}

/** The guides with the questions that were written to learn from: the search compares with them as well. */
export async function addTrainingQuestions(guides: readonly Guide[], folder: string): Promise<Guide[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const asked = new Map(guides.map(({ id }) => [id, { en: [] as string[], es: [] as string[] }]))
  for (const line of texts.flatMap((text) => text.trim().split('\n'))) {
    const { turns, guide, kind, lang } = JSON.parse(line) as Question
    // A new subject has nothing to do with the turns before it.
    const text = kind === 'ask' ? turns.at(-1) : turns.join(' ')
    if (text) asked.get(guide)?.[lang === 'es' ? 'es' : 'en'].push(text)
  }
  return guides.map((guide) => {
    const more = asked.get(guide.id)
    if (!more) return guide
    const { en, es } = guide.moreAsks
    return { ...guide, moreAsks: { en: [...en, ...more.en], es: [...es, ...more.es] } }
  })
}
