/** More turns than this say little about now, and cost time. */
const lastTurns = 4
/** The longest text that is read of each turn, in words and signs. */
const longestTurn = 400
const gramLengths = [3, 4, 5]

/** A turn in lower case, without accents; numbers and long repetitions are alike. */
export function splitTurn(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['’`´]/g, '')
    .replace(/(.)\1{2,}/gu, '$1$1')
    .replace(/\d+/g, '0')
  return (folded.match(/[a-z0]+|[^\sa-z0]/gu) ?? []).slice(0, longestTurn)
}

/**
 * The features of the last turns as bucket numbers below `buckets` (a power of two): words, word pairs and triples, pairs
 * with a gap, and parts of words, so that slips of the thumb keep most of a word. Earlier turns have features of their own.
 */
export function listFeatures(turns: readonly string[], buckets: number): Set<number> {
  const features = new Set<number>()
  const read = turns.slice(-lastTurns).map(splitTurn)
  read.forEach((words, index) => {
    const turn = index === read.length - 1 ? '' : '<'
    const add = (feature: string) => features.add(hash(turn + feature) & (buckets - 1))
    addWords(words, add)
    for (const word of words) addParts(word, add)
  })
  return features
}

function addWords(words: readonly string[], add: (feature: string) => void): void {
  const all = ['^', ...words, '$']
  all.forEach((word, at) => {
    const [next, afterNext] = [all[at + 1], all[at + 2]]
    add(word)
    if (next === undefined) return
    add(`${word}_${next}`)
    if (afterNext === undefined) return
    add(`${word}_${next}_${afterNext}`)
    add(`${word}*${afterNext}`)
  })
}

function addParts(word: string, add: (feature: string) => void): void {
  const whole = `#${word}#`
  for (const length of gramLengths) {
    for (let at = 0; at + length <= whole.length; at += 1) add(`.${whole.slice(at, at + length)}`)
  }
}

/** FNV-1a with a final mix, so that the low bits are even. */
function hash(text: string): number {
  let value = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  value = Math.imul(value ^ (value >>> 15), 2_246_822_507)
  return (value ^ (value >>> 13)) >>> 0
}
