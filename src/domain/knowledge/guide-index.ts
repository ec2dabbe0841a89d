import { nearestWord } from '../needs/nearest-word.ts'
import type { Guide } from './guide.ts'
import { guideEntry, weighed, type GuideEntry, type Weighed } from './guide-entry.ts'
import { meaningsOf, termsOf } from './terms.ts'

export interface GuideHit {
  guide: Guide
  score: number
  /** How much of the question is said in the guide, 0 to 1. */
  covered: number
  /** How near the question is to one of the guide's own ways of asking, 0 to 1. */
  nearness: number
}

export type FindGuides = (text: string, limit: number) => GuideHit[]

/** Set on one half of the judged questions; the other half was held out. */
const weights = { saturation: 3, lengthShare: 0.35, nearness: 6, third: 0.3, telling: 0.6, prior: 50, guessed: 0.7 }

type Postings = Map<string, { at: number; worth: number }[]>

interface Index {
  entries: readonly GuideEntry[]
  rarity: ReadonlyMap<string, number>
  /** How well a term is said in each guide, by rarity. */
  said: Postings
  /** How much more a guide speaks of a term than all guides together do. */
  telling: Postings
  asks: readonly { entry: number; norm: number }[]
  asked: Postings
  guess: (typed: string) => string | null
}

const made = new WeakMap<readonly Guide[], FindGuides>()

/** Finds guides by how people ask. Both languages are one index: people mix them in one sentence. Made once a list. */
export function guideIndex(guides: readonly Guide[]): FindGuides {
  const known = made.get(guides) ?? finder(indexOf(guides))
  made.set(guides, known)
  return known
}

function finder(index: Index): FindGuides {
  const { entries, rarity } = index
  return (text, limit) => {
    const query = queryOf(text, index)
    const scores = nearestAsks(query, index)
    const nearness = scores.map(([first]) => first)
    const covered = new Float64Array(entries.length)
    const total = new Float64Array(entries.length)
    let asked = 0
    for (const [term, weight] of query) {
      const worth = weight * (rarity.get(term) ?? 0)
      if (isWord(term)) asked += worth
      for (const { at, worth: said } of index.said.get(term) ?? []) {
        total[at] = (total[at] ?? 0) + weight * said
        if (isWord(term)) covered[at] = (covered[at] ?? 0) + worth
      }
      for (const { at, worth: telling } of index.telling.get(term) ?? []) total[at] = (total[at] ?? 0) + weight * telling
    }
    return entries
      .map(({ guide }, at) => {
        const [first = 0, , third = 0] = scores[at] ?? []
        const score = (total[at] ?? 0) + weights.nearness * (first + weights.third * third)
        return { guide, score, nearness: nearness[at] ?? 0, covered: asked === 0 ? 0 : (covered[at] ?? 0) / asked }
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || (a.guide.id < b.guide.id ? -1 : 1))
      .slice(0, limit)
  }
}

const isWord = (term: string) => !term.includes(' ') && !term.includes(':')

/** The question's terms; a word nobody used is taken for the one it was meant to be. */
function queryOf(text: string, { rarity, guess }: Index): Weighed {
  const query = weighed(termsOf(text), meaningsOf(text))
  for (const [term, weight] of query) {
    if (rarity.has(term) || !isWord(term)) continue
    const meant = guess(term)
    if (meant !== null && !query.has(meant)) query.set(meant, weight * weights.guessed)
  }
  return query
}

type Three = [number, number, number]

/** For each guide the three of its ways of asking that are nearest, as cosines. */
function nearestAsks(query: Weighed, { asks, asked, rarity, entries }: Index): Three[] {
  const products = new Float64Array(asks.length)
  for (const [term, weight] of query) {
    for (const { at, worth } of asked.get(term) ?? []) products[at] = (products[at] ?? 0) + weight * worth
  }
  const norm = normOf(query, rarity)
  const best = entries.map((): Three => [0, 0, 0])
  products.forEach((product, at) => {
    const ask = asks[at]
    const top = ask && product > 0 ? best[ask.entry] : undefined
    if (!ask || !top) return
    const cosine = product / (norm * ask.norm)
    if (cosine > top[0]) top.splice(0, 3, cosine, top[0], top[1])
    else if (cosine > top[1]) top.splice(1, 2, cosine, top[1])
    else if (cosine > top[2]) top[2] = cosine
  })
  return best
}

function normOf(terms: Weighed, rarity: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [term, weight] of terms) sum += (weight * (rarity.get(term) ?? 0)) ** 2
  return Math.sqrt(sum)
}

function indexOf(guides: readonly Guide[]): Index {
  const entries = guides.map(guideEntry)
  const rarity = rarityOf(entries)
  const [asks, asked]: [Index['asks'][number][], Postings] = [[], new Map()]
  entries.forEach((one, entry) => {
    for (const terms of one.asks) {
      for (const [term, weight] of terms) push(asked, term, { at: asks.length, worth: weight * (rarity.get(term) ?? 0) ** 2 })
      asks.push({ entry, norm: normOf(terms, rarity) })
    }
  })
  const guess = nearestWord(new Map([...rarity.keys()].filter(isWord).map((term) => [term, term])))
  return { entries, rarity, asks, asked, guess, ...guidePostings(entries, rarity) }
}

function rarityOf(entries: readonly GuideEntry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { terms } of entries) for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  return new Map([...counts].map(([term, count]) =>
    [term, Math.log(1 + (entries.length - count + 0.5) / (count + 0.5))]))
}

/** Two readings of a guide: BM25, and how much likelier a term is in it than anywhere (a smoothed language model). */
function guidePostings(entries: readonly GuideEntry[], rarity: ReadonlyMap<string, number>) {
  const [said, telling]: [Postings, Postings] = [new Map(), new Map()]
  const averageLength = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length)
  const everywhere = new Map<string, number>()
  let all = 0
  for (const { terms } of entries) {
    for (const [term, weight] of terms) {
      everywhere.set(term, (everywhere.get(term) ?? 0) + weight)
      all += weight
    }
  }
  entries.forEach(({ terms, length }, at) => {
    const size = 1 - weights.lengthShare + weights.lengthShare * (length / averageLength)
    const mass = [...terms.values()].reduce((sum, weight) => sum + weight, 0)
    for (const [term, weight] of terms) {
      push(said, term, { at, worth: (rarity.get(term) ?? 0) * weight / (weight + weights.saturation * size) })
      const usual = (everywhere.get(term) ?? 0) / all
      const here = (weight + weights.prior * usual) / (mass + weights.prior)
      if (here > usual) push(telling, term, { at, worth: weights.telling * Math.log(here / usual) })
    }
  })
  return { said, telling }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
