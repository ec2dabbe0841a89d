import { createNearestWordLookup } from '../needs/nearest-word.ts'
import type { Guide } from './guide.ts'
import { buildGuideEntry, type TermWeights } from './guide-entry.ts'

/** Tuned on one half of the judged questions; the other half was held out. */
const weights = { saturation: 3, lengthShare: 0.35, telling: 0.6, prior: 50 }

/** Index and weight alternating: tens of thousands of small objects would cost the server a hundred megabytes. */
export type Postings = readonly number[]

export interface GuideIndex {
  guides: readonly Guide[]
  /** The number of each term. */
  terms: ReadonlyMap<string, number>
  rarity: Float64Array
  /** By term: the guides that contain it, with weights. */
  said: readonly Postings[]
  /** By term: the example questions that contain it. */
  asked: readonly Postings[]
  /** By example question: its guide and its length. */
  askGuide: readonly number[]
  askNorm: readonly number[]
  guess: (typed: string) => string | null
}

interface PackedTerms {
  ids: Int32Array
  weights: Float32Array
}
interface PackedGuide {
  terms: PackedTerms
  asks: PackedTerms[]
  length: number
}

/** Only single words can be mistyped, not pairs or concepts. */
export const isWord = (term: string): boolean => !term.includes(' ') && !term.includes(':')

/** Builds the index one guide at a time, so that the caller can do other work between the steps. */
export function* buildGuideIndex(guides: readonly Guide[]): Generator<undefined, GuideIndex> {
  const terms = new Map<string, number>()
  const getTermNumber = (term: string) => {
    const termNumber = terms.get(term) ?? terms.size
    if (termNumber === terms.size) terms.set(term, termNumber)
    return termNumber
  }
  const pack = (list: TermWeights): PackedTerms => ({
    ids: Int32Array.from(list.keys(), getTermNumber),
    weights: Float32Array.from(list.values()),
  })
  const packed: PackedGuide[] = []
  for (const guide of guides) {
    const { terms: own, asks, length } = buildGuideEntry(guide)
    packed.push({ terms: pack(own), asks: asks.map(pack), length })
    yield
  }
  const rarity = computeRarity(packed, terms.size)
  yield
  const postings = yield* guidePostings(packed, rarity)
  const asks = yield* askPostings(packed, rarity)
  const guess = createNearestWordLookup(new Map([...terms.keys()].filter(isWord).map((term) => [term, term])))
  return { guides, terms, rarity, said: postings, ...asks, guess }
}

function computeRarity(guides: readonly PackedGuide[], size: number): Float64Array {
  const counts = new Float64Array(size)
  for (const { terms } of guides) for (const id of terms.ids) counts[id] = (counts[id] ?? 0) + 1
  return counts.map((count) => Math.log(1 + (guides.length - count + 0.5) / (count + 0.5)))
}

/** Combines two scores per guide: BM25, and how much likelier a term is in this guide than overall. */
function* guidePostings(guides: readonly PackedGuide[], rarity: Float64Array): Generator<undefined, number[][]> {
  const postings: number[][] = Array.from(rarity, () => [])
  const averageLength = guides.reduce((sum, { length }) => sum + length, 0) / Math.max(1, guides.length)
  const usual = new Float64Array(rarity.length)
  for (const { terms } of guides)
    terms.ids.forEach((id, i) => {
      usual[id] = (usual[id] ?? 0) + (terms.weights[i] ?? 0)
    })
  const all = usual.reduce((sum, weight) => sum + weight, 0)
  for (const [at, { terms, length }] of guides.entries()) {
    const size = 1 - weights.lengthShare + weights.lengthShare * (length / averageLength)
    const mass = terms.weights.reduce((sum, weight) => sum + weight, 0)
    terms.ids.forEach((id, i) => {
      const weight = terms.weights[i] ?? 0
      const anywhere = (usual[id] ?? 0) / all
      const here = (weight + weights.prior * anywhere) / (mass + weights.prior)
      const bm25 = ((rarity[id] ?? 0) * weight) / (weight + weights.saturation * size)
      postings[id]?.push(at, bm25 + weights.telling * Math.max(0, Math.log(here / anywhere)))
    })
    yield
  }
  return postings
}

function* askPostings(guides: readonly PackedGuide[], rarity: Float64Array) {
  const postings: number[][] = Array.from(rarity, () => [])
  const [askGuide, askNorm]: [number[], number[]] = [[], []]
  for (const [guide, { asks }] of guides.entries()) {
    for (const { ids, weights: own } of asks) {
      let sum = 0
      ids.forEach((id, i) => {
        const worth = (own[i] ?? 0) * (rarity[id] ?? 0)
        postings[id]?.push(askGuide.length, worth * (rarity[id] ?? 0))
        sum += worth ** 2
      })
      askGuide.push(guide)
      askNorm.push(Math.sqrt(sum))
    }
    yield
  }
  return { asked: postings, askGuide, askNorm }
}
