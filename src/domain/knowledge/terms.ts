import { findConcepts } from './concepts.ts'
import { askingWords, stopWords } from '../needs/plain-words.ts'
import { interpretNeeds, type NeedsInterpretation } from '../needs/interpret-needs.ts'
import { splitWords } from '../text/fold.ts'
import { rememberText } from '../text/while-reading.ts'
import { toRoot } from './root.ts'

/** Longer texts are stories: the question is in their first and last words. */
const mostWords = 120

/** Negations carry the meaning of "I have no ID", so they stay; function words are removed. */
const holding = new Set([
  ...stopWords,
  ...`im its thats whats hey hi hello hola please reggie okay ok well um so like really just there here what que
  cual how como about know say tell said someone algo alguien cosa thing things want wants quiero quisiera`.split(
    /\s+/,
  ),
])

const keepEnds = (words: readonly string[]): readonly string[] =>
  words.length <= mostWords ? words : [...words.slice(0, mostWords / 2), ...words.slice(-mostWords / 2)]

/** The first and last words of a long text, as written. */
export function cutStory(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= mostWords ? text : keepEnds(words).join(' ')
}

/** The meaningful stems of a text. */
export const extractTerms = rememberText((text: string): readonly string[] =>
  keepEnds(splitWords(text))
    .filter((word) => !holding.has(word))
    .map(toRoot),
)

const askingTerms = new Set(
  [...askingWords, 'helps', 'ayuda', 'ayudar', 'start', 'empiezo', 'empezar', 'debo', 'should'].map(toRoot),
)

/** Words such as "need" or "should" say little about the topic. */
export function isAskingTerm(term: string): boolean {
  return askingTerms.has(term)
}

/** Pairs of adjacent words: "record clearing" is more than its two words. */
export function buildPairs(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, at) => `${terms[at]} ${term}`)
}

/**
 * The meanings of everyday words, as separate terms: "crib", "chante" and "apartment" all map to `need:housing`. Of what people
 * type the needs are often known already; proofread text needs no guesses.
 */
export function findMeanings(
  text: string,
  { needs, services }: Pick<NeedsInterpretation, 'needs' | 'services'> = interpretNeeds(text, 0),
): string[] {
  return [
    ...needs.map(({ need }) => `need:${need}`),
    ...services.map((service) => `service:${service}`),
    ...findConcepts(text),
  ]
}
