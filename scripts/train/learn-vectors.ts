import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { findConcepts } from '../../src/domain/knowledge/concepts.ts'
import type { Guide } from '../../src/domain/knowledge/guide.ts'
import { extractTerms } from '../../src/domain/knowledge/terms.ts'
import type { VectorsHead } from '../../src/domain/knowledge/word-vectors.ts'
import { readGuides } from '../../src/server/engines/knowledge/read-guides.ts'
import { readQuestions } from './reader-messages.ts'
import { findDirections, type WordTable } from './train-vectors.ts'

const root = path.resolve(import.meta.dirname, '../..')
const dimensions = 96
/** A word in fewer texts than this says too little about where it belongs. */
const fewestTexts = 4
/** A text of ours in both languages counts this much more than one message. */
const ownWeight = 3

interface LearnedText {
  terms: readonly string[]
  weight: number
}

const readTerms = (text: string) => [...extractTerms(text), ...findConcepts(text)]

/** Our texts with both languages together, so that a word and its translation meet, and each message for itself. */
function listTexts(guides: readonly Guide[]): LearnedText[] {
  const questions = readQuestions().flatMap(({ messages }) => messages)
  const asked = Map.groupBy(questions, ({ guide, facet }) => `${guide} ${facet}`)
  const last = (turns: readonly string[]) => readTerms(turns.at(-1) ?? '')
  const ours = guides.flatMap(({ id, facets, details, text }) => [
    [text.en.body, text.es.body].flatMap(readTerms),
    ...Object.entries(facets).map(([name, both]) => [
      ...[both.en, both.es].flatMap(readTerms),
      ...(asked.get(`${id} ${name}`) ?? []).flatMap(({ turns }) => last(turns)),
    ]),
    ...details.map(({ asks, text: both }) => [...asks.en, ...asks.es, both.en, both.es].flatMap(readTerms)),
  ])
  return [
    ...ours.map((terms) => ({ terms, weight: ownWeight })),
    ...questions.map(({ turns }) => ({ terms: last(turns), weight: 1 })),
  ]
}

function buildTable(texts: readonly LearnedText[], words: readonly string[], rarity: readonly number[]): WordTable {
  const places = new Map(words.map((word, at) => [word, at]))
  const entries = texts.flatMap(({ terms, weight }, text) => {
    const counts = new Map<number, number>()
    for (const term of terms) {
      const word = places.get(term)
      if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    const own = [...counts].map(([word, count]) => ({
      word,
      text,
      weight: (1 + Math.log(count)) * (rarity[word] ?? 0),
    }))
    const length = Math.hypot(...own.map((entry) => entry.weight)) || 1
    return own.map((entry) => ({ ...entry, weight: (weight * entry.weight) / length }))
  })
  const sorted = entries.toSorted((a, b) => a.word - b.word)
  const starts = new Int32Array(words.length + 1)
  for (const { word } of sorted) starts[word + 1] = (starts[word + 1] ?? 0) + 1
  for (let word = 0; word < words.length; word += 1) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
  return {
    words: words.length,
    texts: texts.length,
    starts,
    text: Int32Array.from(sorted, ({ text }) => text),
    weight: Float32Array.from(sorted, ({ weight }) => weight),
  }
}

/** Learns which words mean much the same from where they stand, in both languages at once (docs/models/vectors.md). */
export async function learnVectors(): Promise<void> {
  const guides = (await readGuides(path.join(root, 'data/knowledge'))).map(({ guide }) => guide)
  const texts = listTexts(guides)
  const counts = new Map<string, number>()
  for (const { terms } of texts) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const words = [...counts]
    .filter(([, count]) => count >= fewestTexts)
    .map(([word]) => word)
    .toSorted()
  const rarity = words.map((word) => Math.log(texts.length / (counts.get(word) ?? 1)))
  console.log(`Learning ${words.length} words from ${texts.length} texts…`)
  const directions = findDirections(buildTable(texts, words, rarity), dimensions)
  const numbers = new Int8Array(words.length * dimensions)
  for (const word of words.keys()) {
    const row = directions.map((direction) => direction[word] ?? 0)
    const most = Math.max(...row.map(Math.abs)) || 1
    for (const [at, value] of row.entries()) numbers[word * dimensions + at] = Math.round((127 * value) / most)
  }
  const head: VectorsHead = { dimensions, words, rarity: rarity.map((value) => Number(value.toFixed(2))) }
  writeFileSync(path.join(root, 'data/models/vectors.json'), `${JSON.stringify(head)}\n`)
  writeFileSync(path.join(root, 'data/models/vectors.bin'), numbers)
  console.log(`Written to data/models/vectors.bin: ${numbers.length} bytes.`)
}
