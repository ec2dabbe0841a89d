import type { Guide } from './guide.ts'
import { weighTerm, weighTerms, type TermWeights } from './guide-entry.ts'
import { buildGuideIndex, createRarity, type GuideIndex, isWord } from './index-parts.ts'
import { findNumber } from './term-numbers.ts'
import { findMeanings, extractTerms } from './terms.ts'
import { createNearestWordLookup } from '../needs/nearest-word.ts'
import { interpretNeeds, type NeedsInterpretation } from '../needs/interpret-needs.ts'

export interface GuideHit {
  guide: Guide
  score: number
  /** How much of the question the guide covers, 0 to 1. */
  covered: number
  /** How close the question is to one of the guide's example questions, 0 to 1. */
  nearness: number
}

/** `needs`: those of the text, where they are known already. */
export type GuideSearch = (text: string, limit: number, needs?: NeedsInterpretation) => GuideHit[]

const weights = { nearness: 10, third: 0.3, guessed: 0.7 }
/** A word that is in no guide counts as the rarest of all: a question full of them is about something else. */
const unknownRarity = 5
/** Of a long story only the rarest terms count: the common ones are in thousands of example questions and tell little. */
const mostTerms = 48

const made = new WeakMap<readonly Guide[], GuideSearch>()

/** From now on these guides are found by an index that was built before. */
export function keepGuideIndex(guides: readonly Guide[], index: GuideIndex): void {
  made.set(guides, createGuideSearch(guides, index))
}

/**
 * Finds guides by how people ask. Both languages share one index: people mix them in one sentence. Built once per list.
 */
export function getGuideSearch(guides: readonly Guide[]): GuideSearch {
  const search = made.get(guides) ?? createGuideSearch(guides, buildGuideIndex(guides))
  made.set(guides, search)
  return search
}

/** The index with what it is read by. */
interface OpenIndex extends GuideIndex {
  findTerm: (term: string) => number | undefined
  rarity: (id: number) => number
  /** The known word that was probably meant. */
  guess: (typed: string) => string | null
}

function openIndex(guides: readonly Guide[], index: GuideIndex): OpenIndex {
  return {
    ...index,
    findTerm: (term) => findNumber(index.terms, term),
    rarity: createRarity(index.said.starts, guides.length),
    guess: createNearestWordLookup(index.words),
  }
}

function createGuideSearch(guides: readonly Guide[], packed: GuideIndex): GuideSearch {
  const index = openIndex(guides, packed)
  const { findTerm, rarity, said: postings } = index
  const nearestAsks = createNearestAsks(index, guides.length)
  return (text, limit, needs = interpretNeeds(text)) => {
    const query = buildQuery(text, needs, index)
    const [covered, total] = [new Float64Array(guides.length), new Float64Array(guides.length)]
    let queryWeight = 0
    for (const [term, weight] of query) {
      const id = findTerm(term)
      if (id === undefined) {
        if (isWord(term)) queryWeight += weight * unknownRarity
        continue
      }
      const word = isWord(term) ? weight * rarity(id) : 0
      queryWeight += word
      const end = postings.starts[id + 1] ?? 0
      for (let i = postings.starts[id] ?? end; i < end; i += 1) {
        const at = postings.at[i] ?? 0
        total[at] = (total[at] ?? 0) + weight * (postings.worth[i] ?? 0)
        covered[at] = (covered[at] ?? 0) + word
      }
    }
    const nearest = nearestAsks(query)
    return guides
      .map((guide, at) => {
        const [first, third] = [nearest[3 * at] ?? 0, nearest[3 * at + 2] ?? 0]
        const score = (total[at] ?? 0) + weights.nearness * (first + weights.third * third)
        return { guide, score, nearness: first, covered: queryWeight === 0 ? 0 : (covered[at] ?? 0) / queryWeight }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || (a.guide.id < b.guide.id ? -1 : 1))
      .slice(0, limit)
  }
}

/** The question's terms; an unknown word is replaced by the closest known one. */
function buildQuery(text: string, needs: NeedsInterpretation, { findTerm, guess, rarity }: OpenIndex): TermWeights {
  const query = weighTerms(extractTerms(text), findMeanings(text, needs))
  for (const [term, weight] of query) {
    if (!isWord(term) || findTerm(term) !== undefined) continue
    const guessedTerm = guess(term)
    if (guessedTerm === null) continue
    query.delete(term)
    query.set(guessedTerm, Math.max(query.get(guessedTerm) ?? 0, weight * weights.guessed))
  }
  if (query.size <= mostTerms) return query
  const known = [...query].flatMap((entry) => {
    const id = findTerm(entry[0])
    return id === undefined ? [] : [{ entry, rarity: rarity(id) }]
  })
  const rarest = known.toSorted((a, b) => b.rarity - a.rarity).slice(0, mostTerms)
  return new Map(rarest.map(({ entry }) => entry))
}

/** For each guide the similarities of its three closest example questions, as cosines. */
function createNearestAsks(index: OpenIndex, guides: number): (query: TermWeights) => Float64Array {
  const { findTerm, rarity, asked, askGuide, askNorm } = index
  // One number for each of the hundred thousand examples, all zero between two questions.
  const products = new Float64Array(askGuide.length)
  const firsts = listFirsts(askGuide, guides)
  return (query) => {
    let sum = 0
    for (const [term, weight] of query) {
      const id = findTerm(term)
      if (id === undefined) {
        if (isWord(term)) sum += (weight * unknownRarity) ** 2
        continue
      }
      const rare = rarity(id)
      sum += (weight * rare) ** 2
      const product = weight * weighTerm(term) * rare * rare
      const end = asked.starts[id + 1] ?? 0
      for (let i = asked.starts[id] ?? end; i < end; i += 1) {
        const at = asked.at[i] ?? 0
        products[at] = (products[at] ?? 0) + product
      }
    }
    const norm = Math.sqrt(sum)
    const best = new Float64Array(3 * guides)
    for (let guide = 0; guide < guides; guide += 1) {
      const end = firsts[guide + 1] ?? 0
      let [first, second, third] = [0, 0, 0]
      // Most examples are further away than three others: their cosine need not be computed exactly.
      let least = 0
      for (let at = firsts[guide] ?? end; at < end; at += 1) {
        const product = products[at] ?? 0
        if (product <= 0) continue
        const length = askNorm[at] ?? 1
        if (product < least * length) continue
        const value = product / (norm * length)
        if (value <= third) continue
        if (value > first) [first, second, third] = [value, first, second]
        else if (value > second) [second, third] = [value, second]
        else third = value
        least = third * norm * almost
      }
      best[3 * guide] = first
      best[3 * guide + 1] = second
      best[3 * guide + 2] = third
    }
    products.fill(0)
    return best
  }
}

/** A product that is smaller than another by more than rounding. */
const almost = 1 - 1e-9

/** The examples of guide n stand from `firsts[n]` to `firsts[n + 1]`. */
function listFirsts(askGuide: Uint16Array, guides: number): Uint32Array {
  const firsts = new Uint32Array(guides + 1)
  for (const guide of askGuide) firsts[guide + 1] = (firsts[guide + 1] ?? 0) + 1
  for (let guide = 0; guide < guides; guide += 1) firsts[guide + 1] = (firsts[guide + 1] ?? 0) + (firsts[guide] ?? 0)
  return firsts
}
