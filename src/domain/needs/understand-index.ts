import { stem } from '#domain/text/stem.ts'
import { everydayWords, type PhraseMeaning } from './everyday-words.ts'
import { nearestWord, type NearestWord } from './nearest-word.ts'
import { negations, stopWords } from './plain-words.ts'

/** One way to write every negation. */
const negation = 'no'

/** A word as phrases are compared: its stem, or null when it carries no meaning. Takes a folded word. */
export function meaningfulStem(word: string): string | null {
  if (negations.has(word)) return negation
  return stopWords.has(word) ? null : stem(word)
}

export interface UnderstandIndex {
  /** By the stems of a phrase joined with spaces. */
  meanings: ReadonlyMap<string, PhraseMeaning>
  /** By the same stems run together, for "foodstamps". */
  joined: ReadonlyMap<string, string>
  /** How many words the longest phrase has that begins with a stem. */
  longestFrom: ReadonlyMap<string, number>
  isKnown(stem: string): boolean
  /** The stem of the word that a mistyped one most likely meant. */
  nearest: NearestWord
}

let index: UnderstandIndex | undefined

/** Built at the first question and kept: the word lists never change while running. */
export function understandIndex(): UnderstandIndex {
  index ??= buildIndex()
  return index
}

function buildIndex(): UnderstandIndex {
  const stems = new Map<string, string>()
  const meanings = everydayWords((phrase) => {
    const meant = phrase.split(' ').flatMap((word) => {
      const found = stems.get(word) ?? meaningfulStem(word)
      if (found !== null && found !== negation) stems.set(word, found)
      return found ?? []
    })
    return meant.every((one) => one === negation) ? null : meant.join(' ')
  })
  const joined = new Map<string, string>()
  const longestFrom = new Map<string, number>()
  const known = new Set([negation, ...stems.values()])
  for (const key of meanings.keys()) {
    const parts = key.split(' ')
    const [first = ''] = parts
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, parts.length))
    if (parts.length > 1) joined.set(parts.join(''), key)
  }
  return { meanings, joined, longestFrom, isKnown: (one) => known.has(one), nearest: nearestWord(stems) }
}
