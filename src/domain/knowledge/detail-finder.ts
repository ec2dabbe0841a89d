import { findConcepts } from './concepts.ts'
import type { Detail, Guide } from './guide.ts'
import { weighTerms, type TermWeights } from './guide-entry.ts'
import { extractTerms } from './terms.ts'
import { compareVectors, type EmbedTerms, normalizeLength } from './word-vectors.ts'

/** The detail that a question is most like. */
export interface FoundDetail {
  detail: Detail
  /** How much more than the next one of the guide; docs/models/vectors.md says what that is worth. */
  ahead: number
  /** From -1 to 1: how close the meaning is, apart from what everybody asks the guide. */
  nearness: number
}

export interface DetailFinder {
  find(text: string, guide: Guide): FoundDetail | null
  /** Reads a guide before it is asked about. */
  read(guide: Guide): void
}

interface ReadDetail {
  detail: Detail
  /** For each term that belongs to it: how much likelier the term is here than in the guide's other questions. */
  telling: ReadonlyMap<string, number>
  /** The same for a term that does not belong to it. */
  missing: number
  asks: readonly Float32Array[]
  center: Float32Array
  answer: Float32Array
}
interface ReadGuide {
  /** What everybody asks this guide. */
  usual: Float32Array
  details: readonly ReadDetail[]
}

/** What all questions to a guide have in common tells no detail; most of it is taken away. */
const usualShare = 0.7
const shares = { nearest: 0.5, center: 0.3, answer: 0.2 }
/** How much closeness of meaning counts beside the words themselves. */
const meaningWeight = 12
/** The words of an answer count half: they are ours, not the person's. */
const answerWeight = 0.5
const prior = { detail: 6, guide: 30, rare: 1e-6 }
/** Enough of a guide's hundreds of sample questions to know its usual words. */
const mostUsual = 60

const readTerms = (text: string): TermWeights => weighTerms(extractTerms(text), findConcepts(text))

/**
 * Finds what makes a question special among the details of a guide: by the words that people use for a detail and for nothing
 * else of the guide, and by the meaning, which knows that a boss is a jefe. A guide is read when it is first asked about.
 */
export function createDetailFinder(embed: EmbedTerms): DetailFinder {
  const known = new WeakMap<Guide, ReadGuide>()
  const read = (guide: Guide): ReadGuide => {
    const found = known.get(guide) ?? readGuide(guide, embed)
    known.set(guide, found)
    return found
  }
  return {
    read: (guide) => void read(guide),
    find(text, guide) {
      if (guide.details.length === 0) return null
      const { usual, details } = read(guide)
      const terms = readTerms(text)
      const meaning = leaveUsual(embed(terms.keys()), usual)
      const [best, next] = details
        .map((detail) => {
          const nearness = compareMeaning(meaning, detail)
          return { detail: detail.detail, nearness, score: addTelling(terms, detail) + meaningWeight * nearness }
        })
        .toSorted((a, b) => b.score - a.score)
      return best ? { detail: best.detail, nearness: best.nearness, ahead: best.score - (next?.score ?? 0) } : null
    },
  }
}

function leaveUsual(vector: Float32Array, usual: Float32Array): Float32Array {
  return normalizeLength(vector.map((value, at) => value - usualShare * (usual[at] ?? 0)))
}

function addTelling(terms: TermWeights, { telling, missing }: ReadDetail): number {
  let sum = 0
  for (const [term, weight] of terms) sum += weight * (telling.get(term) ?? missing)
  return sum
}

function compareMeaning(meaning: Float32Array, { asks, center, answer }: ReadDetail): number {
  const nearest = Math.max(...asks.map((ask) => compareVectors(meaning, ask)))
  return (
    shares.nearest * nearest +
    shares.center * compareVectors(meaning, center) +
    shares.answer * compareVectors(meaning, answer)
  )
}

function addUp(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors) for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value
  return sum
}

function readGuide(guide: Guide, embed: EmbedTerms): ReadGuide {
  const general = listUsualQuestions(guide).map(readTerms)
  const asked = guide.details.map(({ asks }) => [...asks.en, ...asks.es].map(readTerms))
  const words = countTerms([...general, ...asked.flat()].map((terms) => ({ terms, weight: 1 })))
  const usual = addUp(general.map((terms) => embed(terms.keys()))).map((value) => value / general.length)
  return {
    usual,
    details: guide.details.map((detail, at) => {
      const asks = asked[at] ?? []
      const answers = [detail.text.en, detail.text.es].map(readTerms)
      const own = countTerms([
        ...asks.map((terms) => ({ terms, weight: 1 })),
        ...answers.map((terms) => ({ terms, weight: answerWeight })),
      ])
      const meanings = asks.map((terms) => leaveUsual(embed(terms.keys()), usual))
      return {
        detail,
        telling: new Map(
          [...own.counts].map(([term, count]) => {
            const inGuide = ((words.counts.get(term) ?? 0) + prior.guide * prior.rare) / (words.total + prior.guide)
            return [term, Math.log((count + prior.detail * inGuide) / (own.total + prior.detail) / inGuide)] as const
          }),
        ),
        missing: Math.log(prior.detail / (own.total + prior.detail)),
        asks: meanings,
        center: normalizeLength(addUp(meanings)),
        answer: leaveUsual(embed(answers.flatMap((terms) => [...terms.keys()])), usual),
      }
    }),
  }
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
