import { splitWords } from '#domain/text/fold.ts'
import { getAllowedTypos, computeEditDistance } from '#domain/text/similar.ts'
import { stem } from '#domain/text/stem.ts'

/** As many as there are bits to count them with; nobody names a place in more. */
const mostTerms = 30

/** Prepared once for the person's words: how many of them a name has, 0 to 1. A word may be misspelled. */
export function createNameMatcher(terms: readonly string[]): (name: string) => number {
  if (terms.length === 0) return () => 0
  const wanted = terms
    .slice(0, mostTerms)
    .map((term) => ({ term, stem: stem(term), typos: getAllowedTypos(term.length) }))
  // The same words stand in many names: each is compared once.
  const bitsByWord = new Map<string, number>()
  const computeBits = (word: string) => {
    const before = bitsByWord.get(word)
    if (before !== undefined) return before
    let bits = 0
    wanted.forEach((wantedWord, index) => {
      if (isSameWord(wantedWord, word)) bits |= 1 << index
    })
    bitsByWord.set(word, bits)
    return bits
  }
  return (name) => {
    const found = splitName(name).reduce((bits, word) => bits | computeBits(word), 0)
    return found === 0 ? 0 : wanted.filter((_, index) => found & (1 << index)).length / wanted.length
  }
}

function isSameWord(wanted: { term: string; stem: string; typos: number }, word: string): boolean {
  if (word === wanted.term || stem(word) === wanted.stem) return true
  // A slip in the first letter is rare, and the check keeps unlike words apart.
  return (
    wanted.typos > 0 &&
    word[0] === wanted.term[0] &&
    computeEditDistance(wanted.term, word, wanted.typos) <= wanted.typos
  )
}

const isPlain = /^[A-Za-z0-9 ]*$/

/** Most names have no accents and no marks: the quick way is the same for them. */
function splitName(name: string): string[] {
  return isPlain.test(name) ? name.toLowerCase().split(' ') : splitWords(name)
}
