import { stem } from '#domain/text/stem.ts'
import { buildPhraseMeanings, type PhraseMeaning } from './everyday-words.ts'
import { createNearestWordLookup, type NearestWordLookup } from './nearest-word.ts'
import { negations, stopWords } from './plain-words.ts'

/** One way to write every negation. */
const negation = 'no'

/** A word as phrases are compared: its stem, or null when it carries no meaning. Takes a folded word. */
export function toMeaningfulStem(word: string): string | null {
  if (negations.has(word)) return negation
  return stopWords.has(word) ? null : stem(word)
}

export interface PhraseIndex {
  /** By the stems of a phrase joined with spaces. */
  meanings: ReadonlyMap<string, PhraseMeaning>
  /** By the same stems run together, for "foodstamps". */
  joined: ReadonlyMap<string, string>
  /** How many words the longest phrase has that begins with a stem. */
  longestFrom: ReadonlyMap<string, number>
  isKnown(stem: string): boolean
  /** The stem of the word that a mistyped one most likely meant. */
  nearest: NearestWordLookup
}

let index: PhraseIndex | undefined

/** Built at the first question and kept: the word lists never change while running. */
export function getPhraseIndex(): PhraseIndex {
  index ??= buildIndex()
  return index
}

function buildIndex(): PhraseIndex {
  const stems = new Map<string, string>()
  const meanings = buildPhraseMeanings((phrase) => {
    const meaningfulStems = phrase.split(' ').flatMap((word) => {
      const found = stems.get(word) ?? toMeaningfulStem(word)
      if (found !== null && found !== negation) stems.set(word, found)
      return found ?? []
    })
    return meaningfulStems.every((part) => part === negation) ? null : meaningfulStems.join(' ')
  })
  const joined = new Map<string, string>()
  const longestFrom = new Map<string, number>()
  const knownStems = new Set([negation, ...stems.values()])
  for (const key of meanings.keys()) {
    const parts = key.split(' ')
    const [first = ''] = parts
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, parts.length))
    if (parts.length > 1) joined.set(parts.join(''), key)
  }
  return {
    meanings,
    joined,
    longestFrom,
    isKnown: (word) => knownStems.has(word),
    nearest: createNearestWordLookup(stems),
  }
}
