import { splitWords } from '#domain/text/fold.ts'
import { getAllowedTypos, computeEditDistance } from '#domain/text/similar.ts'
import { stem } from '#domain/text/stem.ts'

/** Limited by the bits used to count them; real names have fewer words. */
const mostTerms = 30

/** Prepared once for the person's words: returns the share of them in a name, 0 to 1. Typos are tolerated. */
export function createNameMatcher(terms: readonly string[]): (name: string) => number {
  if (terms.length === 0) return () => 0
  const wanted = terms
    .slice(0, mostTerms)
    .map((term) => ({ term, stem: stem(term), typos: getAllowedTypos(term.length) }))
  // The same words occur in many names, so each is compared only once.
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
  // A typo in the first letter is rare, and the check keeps different words apart.
  return (
    wanted.typos > 0 &&
    word[0] === wanted.term[0] &&
    computeEditDistance(wanted.term, word, wanted.typos) <= wanted.typos
  )
}

const isPlain = /^[A-Za-z0-9 ]*$/

/** Most names have no accents or punctuation and can take a fast path with the same result. */
function splitName(name: string): string[] {
  return isPlain.test(name) ? name.toLowerCase().split(' ') : splitWords(name)
}
