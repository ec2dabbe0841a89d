import type { Guide } from './guide.ts'
import { findConcepts } from './concepts.ts'
import { isAskingTerm, findMeanings, buildPairs, extractTerms } from './terms.ts'

/** Terms with their weights: words, pairs of adjacent words, and concepts. */
export type TermWeights = Map<string, number>

/** One guide in the form used for search. */
export interface GuideEntry {
  /** The weight of each term in the guide. */
  terms: TermWeights
  /** Each example question. */
  asks: TermWeights[]
  length: number
}

const fields = { title: 3, asks: 1.2, moreAsks: 0.3, words: 1, next: 0.6, body: 0.5, detail: 0.15 }
/** In a whole guide, concepts weigh more than words: people use different words. */
const meaningInGuide = 2.5
const parts = { pair: 0.6, asking: 0.1, concept: 0.9, need: 0.45, service: 0.8 }

export function buildGuideEntry(guide: Guide): GuideEntry {
  const entry: GuideEntry = { terms: new Map(), asks: [], length: 0 }
  for (const language of ['en', 'es'] as const) {
    const { title, asks, words, next, body } = guide.text[language]
    addAsk(entry, title, fields.title, findMeanings(title))
    for (const ask of asks) addAsk(entry, ask, fields.asks, findMeanings(ask))
    // There are thousands of these lines, so only concepts are added: the guide's own example questions already give
    // the needs.
    const more = [...guide.moreAsks[language], ...guide.details.flatMap(({ asks: own }) => own[language])]
    for (const ask of more) addAsk(entry, ask, fields.moreAsks, findConcepts(ask))
    for (const { text } of guide.details) addText(entry, text[language], fields.detail)
    for (const word of words) {
      addText(entry, word, fields.words)
      for (const meaning of findMeanings(word)) add(entry.terms, meaning, fields.words * meaningInGuide)
    }
    addText(entry, next, fields.next)
    addText(entry, body, fields.body)
  }
  return entry
}

function add(terms: TermWeights, term: string, weight: number): void {
  terms.set(term, (terms.get(term) ?? 0) + weight)
}

function addText(entry: GuideEntry, text: string, weight: number): readonly string[] {
  const found = extractTerms(text)
  entry.length += found.length * weight
  for (const term of found) add(entry.terms, term, weight)
  return found
}

function addAsk(entry: GuideEntry, text: string, weight: number, meanings: readonly string[]): void {
  const found = addText(entry, text, weight)
  for (const pair of buildPairs(found)) add(entry.terms, pair, weight)
  for (const meaning of meanings) add(entry.terms, meaning, weight * meaningInGuide)
  entry.asks.push(weighTerms(found, meanings))
}

/** A question or an example question, in the form used for comparison. */
export function weighTerms(terms: readonly string[], meanings: readonly string[]): TermWeights {
  const all: TermWeights = new Map()
  for (const meaning of meanings) all.set(meaning, weighTerm(meaning))
  for (const pair of buildPairs(terms)) all.set(pair, parts.pair)
  for (const term of terms) all.set(term, weighWord(term))
  return all
}

const weighWord = (word: string): number => (isAskingTerm(word) ? parts.asking : 1)

/** What a term counts in a question: a word, a pair of words, or a meaning, which has a colon. */
export function weighTerm(term: string): number {
  if (term.includes(' ')) return parts.pair
  const kind = term.indexOf(':')
  return kind < 0 ? weighWord(term) : parts[term.slice(0, kind) as 'concept' | 'need' | 'service']
}
