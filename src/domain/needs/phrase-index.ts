import { stem } from '#domain/text/stem.ts'
import { buildPhraseMeanings, type PhraseMeaning } from './everyday-words.ts'
import { createNearestWordLookup, type NearestWordLookup } from './nearest-word.ts'
import { negations, stopWords } from './plain-words.ts'

/** The normal form of every negation. */
const negation = 'no'

/** The form of a word used to compare phrases: its stem, or null when it carries no meaning. Takes a folded word. */
export function toMeaningfulStem(word: string): string | null {
  if (negations.has(word)) return negation
  return stopWords.has(word) ? null : stem(word)
}

const exactMark = '='

/** The form of a word in an exact key: its stem, or the word itself where it carries no meaning alone. */
const toExactForm = (word: string): string => toMeaningfulStem(word) ?? word

/**
 * The key of a phrase in which the small words matter: "he hits me" is not "hits my card", and "en la calle" is not
 * "call".
 */
export function toExactKey(forms: readonly string[]): string {
  return exactMark + forms.join(' ')
}

/** The most words of a phrase with an exact key. */
export const longestExact = 4

export interface PhraseIndex {
  /** Keyed by the stems of a phrase joined with spaces, or by its exact key. */
  meanings: ReadonlyMap<string, PhraseMeaning>
  /** Keyed by the same stems joined without spaces, for "foodstamps". */
  joined: ReadonlyMap<string, string>
  /** Word count of the longest phrase that begins with a stem. */
  longestFrom: ReadonlyMap<string, number>
  /** The first form of every exact key. */
  exactStarts: ReadonlySet<string>
  isKnown(stem: string): boolean
  /** The stem of the most likely intended word for a mistyped one. */
  nearest: NearestWordLookup
}

let index: PhraseIndex | undefined

/** Built on first use and cached: the word lists never change while running. */
export function getPhraseIndex(): PhraseIndex {
  index ??= buildIndex()
  return index
}

function buildIndex(): PhraseIndex {
  const stems = new Map<string, string>()
  const toKey = (phrase: string) => {
    const meaningfulStems = phrase.split(' ').flatMap((word) => {
      const found = stems.get(word) ?? toMeaningfulStem(word)
      if (found !== null && found !== negation) stems.set(word, found)
      return found ?? []
    })
    return meaningfulStems.every((part) => part === negation) ? null : meaningfulStems.join(' ')
  }
  const meanings = buildPhraseMeanings(toKey, (phrase) => {
    const key = toKey(phrase)
    return key === null || key.includes(' ') || !phrase.includes(' ')
      ? key
      : toExactKey(phrase.split(' ').map(toExactForm))
  })
  const joined = new Map<string, string>()
  const longestFrom = new Map<string, number>()
  const exactStarts = new Set<string>()
  const knownStems = new Set([negation, ...stems.values()])
  for (const key of meanings.keys()) {
    const parts = key.split(' ')
    const [first = ''] = parts
    if (first.startsWith(exactMark)) {
      exactStarts.add(first.slice(exactMark.length))
      continue
    }
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, parts.length))
    if (parts.length > 1) joined.set(parts.join(''), key)
  }
  const findNearest = createNearestWordLookup(stems.keys())
  return {
    meanings,
    joined,
    longestFrom,
    exactStarts,
    isKnown: (word) => knownStems.has(word),
    nearest: (typed) => stems.get(findNearest(typed) ?? '') ?? null,
  }
}
