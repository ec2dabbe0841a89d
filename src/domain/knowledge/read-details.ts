import { findConcepts } from './concepts.ts'
import { packDetailTable, type DetailTable } from './detail-table.ts'
import type { Guide } from './guide.ts'
import { weighTerms, type TermWeights } from './guide-entry.ts'
import { extractTerms } from './terms.ts'
import { type EmbedTerms, normalizeLength, packVectors } from './word-vectors.ts'

/** A guide's details in the form in which they are compared with a question. */
export interface ReadDetails {
  /** What everybody asks this guide. */
  usual: Float32Array
  table: DetailTable
  /** For each detail: what a term that does not belong to it is worth. */
  missing: Float64Array
  /** The vectors of detail n stand from `starts[n]` to `starts[n + 1]`: its center, its answer, the ways of asking. */
  starts: Uint32Array
  vectors: Int16Array
}

/** What all questions to a guide have in common tells no detail; most of it is taken away. */
const usualShare = 0.7
/** The words of an answer count half: they are ours, not the person's. */
const answerWeight = 0.5
const prior = { detail: 6, guide: 30, rare: 1e-6 }
/** Enough of a guide's hundreds of sample questions to know its usual words. */
const mostUsual = 60

export const readTerms = (text: string): TermWeights => weighTerms(extractTerms(text), findConcepts(text))

export function leaveUsual(vector: Float32Array, usual: Float32Array): Float32Array {
  return normalizeLength(vector.map((value, at) => value - usualShare * (usual[at] ?? 0)))
}

export function readDetails(guide: Guide, embed: EmbedTerms): ReadDetails {
  const general = listUsualQuestions(guide).map(readTerms)
  const asked = guide.details.map(({ asks }) => [...asks.en, ...asks.es].map(readTerms))
  const words = countTerms([...general, ...asked.flat()].map((terms) => ({ terms, weight: 1 })))
  const usual = addUp(general.map((terms) => embed(terms.keys()))).map((value) => value / general.length)
  const read = guide.details.map(({ text }, at) => {
    const asks = asked[at] ?? []
    const answers = [text.en, text.es].map(readTerms)
    const own = countTerms([
      ...asks.map((terms) => ({ terms, weight: 1 })),
      ...answers.map((terms) => ({ terms, weight: answerWeight })),
    ])
    const meanings = asks.map((terms) => leaveUsual(embed(terms.keys()), usual))
    const answer = leaveUsual(embed(answers.flatMap((terms) => [...terms.keys()])), usual)
    const missing = Math.log(prior.detail / (own.total + prior.detail))
    const worth = [...own.counts].map(([term, count]) => {
      const inGuide = ((words.counts.get(term) ?? 0) + prior.guide * prior.rare) / (words.total + prior.guide)
      const telling = Math.log((count + prior.detail * inGuide) / (own.total + prior.detail) / inGuide)
      return [term, telling - missing] as const
    })
    return { missing, worth: new Map(worth), vectors: [normalizeLength(addUp(meanings)), answer, ...meanings] }
  })
  let end = 0
  return {
    usual,
    table: packDetailTable(read.map(({ worth }) => worth)),
    missing: Float64Array.from(read, ({ missing }) => missing),
    starts: Uint32Array.from([0, ...read.map(({ vectors }) => (end += vectors.length))]),
    vectors: packVectors(read.flatMap(({ vectors }) => vectors)),
  }
}

function addUp(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value
  return sum
}

/** Evenly from all sample questions of a guide, in both languages. */
function listUsualQuestions({ text, moreAsks }: Guide): string[] {
  return (['en', 'es'] as const).flatMap((language) => {
    const all = [...text[language].asks, ...moreAsks[language]]
    const step = Math.max(1, Math.floor(all.length / mostUsual))
    return all.filter((_, at) => at % step === 0).slice(0, mostUsual)
  })
}

function countTerms(texts: readonly { terms: TermWeights; weight: number }[]) {
  const counts = new Map<string, number>()
  let total = 0
  for (const { terms, weight } of texts)
    for (const term of terms.keys()) {
      counts.set(term, (counts.get(term) ?? 0) + weight)
      total += weight
    }
  return { counts, total }
}
