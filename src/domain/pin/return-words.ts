import { fold } from '#domain/text/fold.ts'

/** One word in English and in Spanish; the return words are identified by their index in the list. */
export type WordPair = readonly [en: string, es: string]

export const returnWordCount = 3

const startLength = 4
/** The first letters identify a word, so a misspelled ending locks nobody out. */
export const getWordStart = (word: string): string => word.slice(0, startLength)

/** Finds the index of a word in either language, by the whole word or by its first four letters; null if unknown. */
export function createWordFinder(pairs: readonly WordPair[]): (written: string) => number | null {
  const whole = new Map<string, number>()
  const starts = new Map<string, Set<number>>()
  for (const [number, pair] of pairs.entries()) {
    for (const word of pair.map(fold)) {
      whole.set(word, number)
      const start = getWordStart(word)
      starts.set(start, (starts.get(start) ?? new Set()).add(number))
    }
  }
  return (written) => {
    const word = fold(written)
    const [only, ...others] = starts.get(getWordStart(word)) ?? []
    // When an English and a Spanish word share a start, only the whole word is accepted.
    return whole.get(word) ?? (only !== undefined && others.length === 0 && word.length >= startLength ? only : null)
  }
}
