import type { Guide } from './guide.ts'
import { weighTerms, type TermWeights } from './guide-entry.ts'
import { buildGuideIndex, type GuideIndex, isWord, type Postings } from './index-parts.ts'
import { findMeanings, extractTerms } from './terms.ts'

export interface GuideHit {
  guide: Guide
  score: number
  /** How much of the question the guide covers, 0 to 1. */
  covered: number
  /** How close the question is to one of the guide's example questions, 0 to 1. */
  nearness: number
}

export type GuideSearch = (text: string, limit: number) => GuideHit[]

const weights = { nearness: 10, third: 0.3, guessed: 0.7 }
/** A word that is in no guide counts as the rarest of all: a question full of them is about something else. */
const unknownRarity = 5
/** Of a long story only the rarest terms count: the common ones are in thousands of example questions and tell little. */
const mostTerms = 48

const building = new WeakMap<readonly Guide[], Generator<undefined, GuideIndex>>()
const made = new WeakMap<readonly Guide[], GuideSearch>()

/** Runs one step of building the index for these guides; true when it is ready. */
export function prepareGuideIndex(guides: readonly Guide[]): boolean {
  if (made.has(guides)) return true
  const steps = building.get(guides) ?? buildGuideIndex(guides)
  building.set(guides, steps)
  const step = steps.next()
  if (step.done) {
    made.set(guides, finder(step.value))
    building.delete(guides)
  }
  return step.done ?? false
}

/** The same once the index is ready, for callers that must not wait for it. */
export function findReadyGuideSearch(guides: readonly Guide[]): GuideSearch | null {
  return made.get(guides) ?? null
}

/**
 * Finds guides by how people ask. Both languages share one index: people mix them in one sentence. Built once per list.
 */
export function getGuideSearch(guides: readonly Guide[]): GuideSearch {
  while (!prepareGuideIndex(guides));
  return made.get(guides) ?? (() => [])
}

function finder(index: GuideIndex): GuideSearch {
  const { guides, terms, rarity, said: postings } = index
  return (text, limit) => {
    const query = buildQuery(text, index)
    const [covered, total] = [new Float64Array(guides.length), new Float64Array(guides.length)]
    let queryWeight = 0
    for (const [term, weight] of query) {
      const id = terms.get(term)
      if (id === undefined) {
        if (isWord(term)) queryWeight += weight * unknownRarity
        continue
      }
      const word = isWord(term) ? weight * (rarity[id] ?? 0) : 0
      queryWeight += word
      each(postings, id, (at, worth) => {
        total[at] = (total[at] ?? 0) + weight * worth
        covered[at] = (covered[at] ?? 0) + word
      })
    }
    const nearest = nearestAsks(query, index)
    return guides
      .map((guide, at) => {
        const [first = 0, , third = 0] = nearest[at] ?? []
        const score = (total[at] ?? 0) + weights.nearness * (first + weights.third * third)
        return { guide, score, nearness: first, covered: queryWeight === 0 ? 0 : (covered[at] ?? 0) / queryWeight }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || (a.guide.id < b.guide.id ? -1 : 1))
      .slice(0, limit)
  }
}

function each({ starts, at, worth }: Postings, id: number, visit: (at: number, worth: number) => void): void {
  const end = starts[id + 1] ?? 0
  for (let i = starts[id] ?? end; i < end; i++) visit(at[i] ?? 0, worth[i] ?? 0)
}

/** The question's terms; an unknown word is replaced by the closest known one. */
function buildQuery(text: string, { terms, guess, rarity }: GuideIndex): TermWeights {
  const query = weighTerms(extractTerms(text), findMeanings(text))
  for (const [term, weight] of query) {
    if (terms.has(term) || !isWord(term)) continue
    const guessedTerm = guess(term)
    if (guessedTerm === null) continue
    query.delete(term)
    query.set(guessedTerm, Math.max(query.get(guessedTerm) ?? 0, weight * weights.guessed))
  }
  if (query.size <= mostTerms) return query
  const getRarity = (term: string) => rarity[terms.get(term) ?? -1] ?? 0
  const known = [...query].filter(([term]) => terms.has(term))
  return new Map(known.toSorted(([a], [b]) => getRarity(b) - getRarity(a)).slice(0, mostTerms))
}

type Three = [number, number, number]

/** For each guide its three closest example questions, as cosine similarities. */
function nearestAsks(
  query: TermWeights,
  { guides, terms, rarity, asked: questionPostings, askGuide, askNorm }: GuideIndex,
): Three[] {
  const products = new Float64Array(askGuide.length)
  let sum = 0
  for (const [term, weight] of query) {
    const id = terms.get(term) ?? -1
    sum += (weight * (rarity[id] ?? (isWord(term) ? unknownRarity : 0))) ** 2
    each(questionPostings, id, (at, worth) => {
      products[at] = (products[at] ?? 0) + weight * worth
    })
  }
  const norm = Math.sqrt(sum)
  const best = guides.map((): Three => [0, 0, 0])
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at] ?? 0
    const top = product > 0 ? best[askGuide[at] ?? -1] : undefined
    if (top) keepHighest(top, product / (norm * (askNorm[at] ?? 1)))
  }
  return best
}

function keepHighest(top: Three, value: number): void {
  if (value <= top[2]) return
  top[2] = value
  if (value <= top[1]) return
  top[2] = top[1]
  top[1] = value
  if (value <= top[0]) return
  top[1] = top[0]
  top[0] = value
}
