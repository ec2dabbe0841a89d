import type { Language } from '../language.ts'
import { nearestWord } from '../needs/nearest-word.ts'
import type { Guide } from './guide.ts'
import { isAsking, meaningsOf, pairsOf, termsOf } from './terms.ts'

export interface GuideHit {
  guide: Guide
  score: number
  /** How much of the question is said in the guide, 0 to 1. */
  covered: number
  /** How near the question is to one of the guide's own ways of asking, 0 to 1. */
  nearness: number
}

export type FindGuides = (text: string, limit: number) => GuideHit[]

const fieldWeights = { title: 3, asks: 1.2, words: 2.5, next: 0.6, body: 0.5 }
/** The weights were set on one half of the judged questions and are held by the other. */
const weights = { saturation: 1.4, lengthShare: 0.35, nearness: 9, pair: 0.6, meaning: 0.45, guessed: 0.7, asking: 0.4 }

interface Entry { guide: Guide; terms: Map<string, number>; asks: Map<string, number>[]; length: number }
interface Ask { entry: number; norm: number }
type Postings = Map<string, { at: number; weight: number }[]>

const made = new WeakMap<readonly Guide[], FindGuides>()

/** Finds guides by how people ask. Both languages are one index: people mix them in one sentence. Made once a list. */
export function guideIndex(guides: readonly Guide[]): FindGuides {
  const known = made.get(guides) ?? indexOf(guides)
  made.set(guides, known)
  return known
}

function indexOf(guides: readonly Guide[]): FindGuides {
  const entries = guides.map(entryOf)
  const averageLength = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length)
  const rarity = rarityOf(entries)
  const postings = postingsOf(entries)
  const { asks, askPostings } = askIndex(entries, rarity)
  const guess = nearestWord(new Map([...rarity.keys()].filter(isOneWord).map((term) => [term, term])))

  return (text, limit) => {
    const query = queryOf(text, rarity, guess)
    const scores = new Float64Array(entries.length)
    const covered = new Float64Array(entries.length)
    const asked = [...query].reduce((sum, [term, weight]) => sum + (isOneWord(term) ? weight * rare(term) : 0), 0)
    for (const [term, weight] of query) {
      for (const { at, weight: frequency } of postings.get(term) ?? []) {
        const size = 1 - weights.lengthShare + weights.lengthShare * ((entries[at]?.length ?? 0) / averageLength)
        const worth = rare(term) * weight
        scores[at] = (scores[at] ?? 0) + (worth * frequency) / (frequency + weights.saturation * size)
        if (isOneWord(term)) covered[at] = (covered[at] ?? 0) + worth
      }
    }
    const nearness = nearestAsks(query, { asks, askPostings, rarity, size: entries.length })
    return entries
      .map(({ guide }, at) => ({
        guide, covered: asked === 0 ? 0 : (covered[at] ?? 0) / asked, nearness: nearness[at] ?? 0,
        score: (scores[at] ?? 0) + weights.nearness * (nearness[at] ?? 0),
      }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || (a.guide.id < b.guide.id ? -1 : 1))
      .slice(0, limit)
  }
  function rare(term: string): number {
    return rarity.get(term) ?? 0
  }
}

const isOneWord = (term: string) => !term.includes(' ') && !term.includes(':')
const languages = ['en', 'es'] as const satisfies readonly Language[]

function entryOf(guide: Guide): Entry {
  const terms = new Map<string, number>()
  const asks: Map<string, number>[] = []
  let length = 0
  const add = (term: string, weight: number) => terms.set(term, (terms.get(term) ?? 0) + weight)
  const addTerms = (text: string, field: keyof typeof fieldWeights) => {
    const found = termsOf(text)
    length += found.length * fieldWeights[field]
    for (const term of found) add(term, fieldWeights[field])
    return found
  }
  const addAsked = (text: string, field: keyof typeof fieldWeights) => {
    const found = addTerms(text, field)
    for (const pair of pairsOf(found)) add(pair, fieldWeights[field])
    const meanings = meaningsOf(text, false)
    for (const meaning of meanings) add(meaning, 1)
    return weighed(found, meanings)
  }
  for (const language of languages) {
    const { title, asks: ways, words, next, body } = guide.text[language]
    asks.push(addAsked(title, 'title'), ...ways.map((way) => addAsked(way, 'asks')))
    for (const word of words) addAsked(word, 'words')
    addTerms(next, 'next')
    addTerms(body, 'body')
  }
  return { guide, terms, asks, length }
}

function rarityOf(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { terms } of entries) for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  return new Map([...counts].map(([term, count]) =>
    [term, Math.log(1 + (entries.length - count + 0.5) / (count + 0.5))]))
}

function postingsOf(entries: readonly Entry[]): Postings {
  const postings: Postings = new Map()
  entries.forEach(({ terms }, at) => {
    for (const [term, weight] of terms) push(postings, term, { at, weight })
  })
  return postings
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

function askIndex(entries: readonly Entry[], rarity: ReadonlyMap<string, number>) {
  const asks: Ask[] = []
  const askPostings: Postings = new Map()
  entries.forEach((one, entry) => {
    for (const terms of one.asks) {
      for (const [term, weight] of terms) push(askPostings, term, { at: asks.length, weight })
      asks.push({ entry, norm: normOf(terms, rarity) })
    }
  })
  return { asks, askPostings }
}

/** Words count fully, pairs and meanings less. */
function weighed(terms: readonly string[], meanings: readonly string[]): Map<string, number> {
  const all = new Map<string, number>(meanings.map((term) => [term, weights.meaning]))
  for (const pair of pairsOf(terms)) all.set(pair, weights.pair)
  for (const term of terms) all.set(term, isAsking(term) ? weights.asking : 1)
  return all
}

function normOf(terms: ReadonlyMap<string, number>, rarity: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [term, weight] of terms) sum += (weight * (rarity.get(term) ?? 0)) ** 2
  return Math.sqrt(sum)
}

/** The question's terms; a word nobody used is taken for the one it was meant to be. */
function queryOf(text: string, rarity: ReadonlyMap<string, number>, guess: (typed: string) => string | null) {
  const query = weighed(termsOf(text), meaningsOf(text))
  for (const [term, weight] of query) {
    if (rarity.has(term) || !isOneWord(term)) continue
    const meant = guess(term)
    if (meant !== null && !query.has(meant)) query.set(meant, weight * weights.guessed)
  }
  return query
}

interface AskSearch { asks: readonly Ask[]; askPostings: Postings; rarity: ReadonlyMap<string, number>; size: number }

function nearestAsks(query: ReadonlyMap<string, number>, { asks, askPostings, rarity, size }: AskSearch): Float64Array {
  const products = new Float64Array(asks.length)
  for (const [term, weight] of query) {
    const rare = (rarity.get(term) ?? 0) ** 2
    for (const { at, weight: other } of askPostings.get(term) ?? []) {
      products[at] = (products[at] ?? 0) + weight * other * rare
    }
  }
  const norm = normOf(query, rarity)
  const best = new Float64Array(size)
  asks.forEach((ask, at) => {
    const product = products[at] ?? 0
    if (product === 0) return
    const cosine = product / (norm * ask.norm)
    if (cosine > (best[ask.entry] ?? 0)) best[ask.entry] = cosine
  })
  return best
}
