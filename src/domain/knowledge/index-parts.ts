import { createNearestWordLookup } from '../needs/nearest-word.ts'
import type { Guide } from './guide.ts'
import { buildGuideEntry, type TermWeights } from './guide-entry.ts'

/** Tuned on one half of the judged questions; the other half was held out. */
const weights = { saturation: 3, lengthShare: 0.35, telling: 0.6, prior: 50 }

/**
 * For each term where it occurs, with weights: the entries of term n stand from `starts[n]` to `starts[n + 1]`. A list of
 * its own for each of a hundred thousand terms would cost the server sixty megabytes.
 */
export interface Postings {
  starts: Int32Array
  at: Uint32Array
  worth: Float32Array
}

export interface GuideIndex {
  guides: readonly Guide[]
  /** The number of each term. */
  terms: ReadonlyMap<string, number>
  rarity: Float64Array
  /** By term: the guides that contain it, with weights. */
  said: Postings
  /** By term: the example questions that contain it. */
  asked: Postings
  /** By example question: its guide and its length. */
  askGuide: Uint32Array
  askNorm: Float32Array
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

/** Room for the entries of every term, filled in any order of terms. */
function allocatePostings(lists: readonly PackedTerms[], size: number) {
  const starts = new Int32Array(size + 1)
  for (const { ids } of lists) for (const id of ids) starts[id + 1] = (starts[id + 1] ?? 0) + 1
  for (let id = 0; id < size; id++) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0)
  const next = starts.slice()
  const total = starts[size] ?? 0
  const postings: Postings = { starts, at: new Uint32Array(total), worth: new Float32Array(total) }
  const add = (id: number, at: number, worth: number) => {
    const place = next[id] ?? 0
    postings.at[place] = at
    postings.worth[place] = worth
    next[id] = place + 1
  }
  return { postings, add }
}

/** Combines two scores per guide: BM25, and how much likelier a term is in this guide than overall. */
function* guidePostings(guides: readonly PackedGuide[], rarity: Float64Array): Generator<undefined, Postings> {
  const { postings, add } = allocatePostings(
    guides.map(({ terms }) => terms),
    rarity.length,
  )
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
      add(id, at, bm25 + weights.telling * Math.max(0, Math.log(here / anywhere)))
    })
    yield
  }
  return postings
}

function* askPostings(guides: readonly PackedGuide[], rarity: Float64Array) {
  const all = guides.flatMap(({ asks }) => asks)
  const { postings, add } = allocatePostings(all, rarity.length)
  const [askGuide, askNorm] = [new Uint32Array(all.length), new Float32Array(all.length)]
  let at = 0
  for (const [guide, { asks }] of guides.entries()) {
    for (const { ids, weights: own } of asks) {
      let sum = 0
      ids.forEach((id, i) => {
        const worth = (own[i] ?? 0) * (rarity[id] ?? 0)
        add(id, at, worth * (rarity[id] ?? 0))
        sum += worth ** 2
      })
      askGuide[at] = guide
      askNorm[at] = Math.sqrt(sum)
      at += 1
    }
    yield
  }
  return { asked: postings, askGuide, askNorm }
}
