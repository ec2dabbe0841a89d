import type { Guide } from './guide.ts'
import { buildGuideEntry, weighTerm } from './guide-entry.ts'
import { type PackedTerms, TermNumbers } from './term-numbers.ts'

/** Tuned on one half of the judged questions; the other half was held out. */
const weights = { saturation: 3, lengthShare: 0.35, telling: 0.6, prior: 50 }

/**
 * For each term where it occurs: the entries of term n stand from `starts[n]` to `starts[n + 1]`. A list of its own for each of
 * a hundred thousand terms would cost the server sixty megabytes.
 */
interface Postings<At> {
  starts: Int32Array
  at: At
}

/** Everything that the search of guides is made of, in a form that can be stored. Guides are known by their place in the list. */
export interface GuideIndex {
  /** The number of each term. */
  terms: PackedTerms
  /** The single words among the terms, for those who mistype one. */
  words: readonly string[]
  /** By term: the guides that contain it, with weights. */
  said: Postings<Uint16Array> & { worth: Float32Array }
  /** By term: the example questions that contain it. */
  asked: Postings<Uint32Array>
  /** By example question: its guide and its length. */
  askGuide: Uint16Array
  askNorm: Float32Array
}

interface PackedGuide {
  ids: Int32Array
  weights: Float32Array
  length: number
}
/** The terms of all example questions one after the other; the first guide has the first `counts[0]` questions. */
interface PackedAsks {
  ids: GrowingList
  ends: GrowingList
  counts: number[]
}

/** Whole numbers, four bytes each: an array would take eight, and as many again whenever it grows. */
class GrowingList {
  length = 0
  #numbers = new Int32Array(1024)

  push(value: number): void {
    if (this.length === this.#numbers.length) {
      const longer = new Int32Array(2 * this.length)
      longer.set(this.#numbers)
      this.#numbers = longer
    }
    this.#numbers[this.length] = value
    this.length += 1
  }

  /** A view, until the next push. */
  view(): Int32Array {
    return this.#numbers.subarray(0, this.length)
  }
}

/** Only single words can be mistyped, not pairs or concepts. */
export const isWord = (term: string): boolean => !term.includes(' ') && !term.includes(':')

/** Takes seconds for all guides with their hundred thousand sample questions. */
export function buildGuideIndex(guides: readonly Guide[]): GuideIndex {
  const terms = new TermNumbers()
  const words: string[] = []
  const ownWeights: number[] = []
  const getTermNumber = (term: string) => {
    const next = terms.size
    const id = terms.add(term)
    if (id === next) {
      ownWeights.push(weighTerm(term))
      if (isWord(term)) words.push(term)
    }
    return id
  }
  const packed: PackedGuide[] = []
  const asks: PackedAsks = { ids: new GrowingList(), ends: new GrowingList(), counts: [] }
  for (const guide of guides) {
    const entry = buildGuideEntry(guide)
    const ids = Int32Array.from(entry.terms.keys(), getTermNumber)
    packed.push({ ids, weights: Float32Array.from(entry.terms.values()), length: entry.length })
    for (const ask of entry.asks) {
      for (const term of ask.keys()) asks.ids.push(getTermNumber(term))
      asks.ends.push(asks.ids.length)
    }
    asks.counts.push(entry.asks.length)
  }
  const starts = countStarts(
    packed.map(({ ids }) => ids),
    terms.size,
  )
  const rarity = createRarity(starts, guides.length)
  const said = guidePostings(packed, starts, rarity)
  return { terms: terms.pack(), words, said, ...askPostings(asks, ownWeights, rarity) }
}

/** How rare the term of a number is: by in how many of the guides it stands. */
export function createRarity(starts: Int32Array, guides: number): (id: number) => number {
  const rarities = Float64Array.from({ length: guides + 1 }, (_, count) =>
    Math.log(1 + (guides - count + 0.5) / (count + 0.5)),
  )
  return (id) => rarities[(starts[id + 1] ?? 0) - (starts[id] ?? 0)] ?? 0
}

function countStarts(lists: readonly Int32Array[], size: number): Int32Array {
  const starts = new Int32Array(size + 1)
  for (const ids of lists) for (const id of ids) starts[id + 1] = (starts[id + 1] ?? 0) + 1
  for (let id = 0; id < size; id++) starts[id + 1] = (starts[id + 1] ?? 0) + (starts[id] ?? 0)
  return starts
}

/** Combines two scores per guide: BM25, and how much likelier a term is in this guide than overall. */
function guidePostings(
  guides: readonly PackedGuide[],
  starts: Int32Array,
  rarity: (id: number) => number,
): GuideIndex['said'] {
  const [next, total] = [starts.slice(), starts.at(-1) ?? 0]
  const said = { starts, at: new Uint16Array(total), worth: new Float32Array(total) }
  const averageLength = guides.reduce((sum, { length }) => sum + length, 0) / Math.max(1, guides.length)
  const usual = new Float64Array(starts.length - 1)
  for (const { ids, weights: own } of guides)
    ids.forEach((id, i) => {
      usual[id] = (usual[id] ?? 0) + (own[i] ?? 0)
    })
  const all = usual.reduce((sum, weight) => sum + weight, 0)
  for (const [at, { ids, weights: own, length }] of guides.entries()) {
    const size = 1 - weights.lengthShare + weights.lengthShare * (length / averageLength)
    const mass = own.reduce((sum, weight) => sum + weight, 0)
    ids.forEach((id, i) => {
      const weight = own[i] ?? 0
      const anywhere = (usual[id] ?? 0) / all
      const here = (weight + weights.prior * anywhere) / (mass + weights.prior)
      const bm25 = (rarity(id) * weight) / (weight + weights.saturation * size)
      const place = next[id] ?? 0
      said.at[place] = at
      said.worth[place] = bm25 + weights.telling * Math.max(0, Math.log(here / anywhere))
      next[id] = place + 1
    })
  }
  return said
}

function askPostings(asks: PackedAsks, ownWeights: readonly number[], rarity: (id: number) => number) {
  const [ids, ends] = [asks.ids.view(), asks.ends.view()]
  const starts = countStarts([ids], ownWeights.length)
  const [next, places] = [starts.slice(), new Uint32Array(ids.length)]
  const [askGuide, askNorm] = [new Uint16Array(ends.length), new Float32Array(ends.length)]
  let [ask, from] = [0, 0]
  for (const [guide, count] of asks.counts.entries()) {
    for (const last = ask + count; ask < last; ask += 1) {
      const end = ends[ask] ?? 0
      let sum = 0
      for (; from < end; from += 1) {
        const id = ids[from] ?? 0
        places[next[id] ?? 0] = ask
        next[id] = (next[id] ?? 0) + 1
        sum += ((ownWeights[id] ?? 0) * rarity(id)) ** 2
      }
      askGuide[ask] = guide
      askNorm[ask] = Math.sqrt(sum)
    }
  }
  return { asked: { starts, at: places }, askGuide, askNorm }
}
