import { rememberText } from '../text/while-reading.ts'

/** More turns than this say little about now, and cost time. */
const lastTurns = 4
/** The longest text that is read of each turn, in words and signs. */
const longestTurn = 400
/** The same in letters, for texts without spaces. */
const longestText = 8000
const [shortestPart, longestPart] = [3, 5] as const

/** Seeds that keep kinds of features apart. */
const kinds = { word: 1, pair: 2, triple: 3, gap: 4, part: 5 } as const
/** Seeds that keep apart where a feature stands: in the last turn, in an earlier one, or in any. */
const placeSeeds = { last: 0x2545f491, earlier: 0x6c62272e, any: 0x1b873593 } as const

/** Most texts of this many letters have enough words. */
const usualText = 2400

/** A turn in lower case, without accents; numbers and long repetitions are alike. */
export function splitTurn(text: string): string[] {
  const start = text.length > usualText ? splitAny(text.slice(0, Math.max(0, text.lastIndexOf(' ', usualText)))) : []
  return (start.length < longestTurn ? splitAny(text.slice(0, longestText)) : start).slice(0, longestTurn)
}

/** Most texts have no accents. */
const isPlain = /^[\0-~]*$/

function splitAny(text: string): string[] {
  const lower = text.toLowerCase()
  const plain = isPlain.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Mn}/gu, '')
  const alike = plain
    .replace(/['’`´]/g, '')
    .replace(/(.)\1{2,}/gu, '$1$1')
    .replace(/\d+/g, '0')
  return alike.match(/[a-z0]+|[^\sa-z0]/gu) ?? []
}

/**
 * The features of the last turns as bucket numbers below `buckets` (a power of two): words, word pairs and triples, pairs
 * with a gap, and parts of words, so that slips of the thumb keep most of a word. Each counts once for the turn it stands in
 * (the last or an earlier one) and once for the turns together, because danger is danger in whichever turn it is named;
 * `together` leaves out the former.
 */
export function listFeatures(turns: readonly string[], buckets: number, counted?: 'together'): Int32Array {
  if (marks.length < buckets) [marks, found] = [new Uint8Array(buckets), new Int32Array(buckets)]
  let count = 0
  const add = (hash: number) => {
    const bucket = mix(hash) & (buckets - 1)
    if (marks[bucket] === 0) {
      marks[bucket] = 1
      found[count++] = bucket
    }
  }
  turns.slice(-lastTurns).forEach((turn, index, { length }) => {
    const place = index === length - 1 ? placeSeeds.last : placeSeeds.earlier
    for (const hash of readTurn(turn)) {
      if (counted !== 'together') add(hash ^ place)
      add(hash ^ placeSeeds.any)
    }
  })
  const features = found.slice(0, count)
  for (const bucket of features) marks[bucket] = 0
  return features
}

/** Room that every text uses again: new lists for each kept the memory cleaner busy. Between two texts no mark is set. */
let [marks, found] = [new Uint8Array(0), new Int32Array(0)]
/** More than the words of the longest turn have. */
const hashes = new Int32Array(80_000)

/** What a word brings by itself, in whichever turn it stands. */
export function listWordFeatures(word: string, buckets: number): Int32Array {
  hashes[0] = hashText(word, kinds.word)
  const features = hashes.slice(0, addParts(word, 1))
  for (let at = 0; at < features.length; at += 1) {
    features[at] = mix((features[at] ?? 0) ^ placeSeeds.any) & (buckets - 1)
  }
  return features
}

/** Several models read the same turn. */
const readTurn = rememberText((turn) => hashTurn(splitTurn(turn)).slice())

/** All features of a turn, before they are told apart by its place; good until the next turn is read. */
function hashTurn(words: readonly string[]): Int32Array {
  const all = ['^', ...words, '$'].map((word) => hashText(word, kinds.word))
  let count = 0
  for (let at = 0; at < all.length; at += 1) {
    const [word = 0, next, afterNext] = [all[at], all[at + 1], all[at + 2]]
    hashes[count++] = word
    if (next === undefined) continue
    const pair = join(join(kinds.pair, word), next)
    hashes[count++] = pair
    if (afterNext === undefined) continue
    hashes[count++] = join(join(kinds.triple, pair), afterNext)
    hashes[count++] = join(join(kinds.gap, word), afterNext)
  }
  for (const word of words) count = addParts(word, count)
  return hashes.subarray(0, count)
}

/**
 * Adds the parts of a word behind the hashes so far, and returns how many there are then. The hash of a part goes on from that of
 * the part one letter shorter.
 */
function addParts(word: string, before: number): number {
  const whole = `#${word}#`
  let count = before
  for (let at = 0; at + shortestPart <= whole.length; at += 1) {
    hashes[count++] = hashText(whole, kinds.part, at, at + shortestPart)
  }
  let shorter = before
  for (let length = shortestPart + 1; length <= longestPart; length += 1) {
    const longer = count
    for (let at = 0; at + length <= whole.length; at += 1) {
      hashes[count++] = addLetter(hashes[shorter + at] ?? 0, whole.charCodeAt(at + length - 1))
    }
    shorter = longer
  }
  return count
}

/** FNV-1a of a part of a text. */
function hashText(text: string, seed: number, start = 0, end = text.length): number {
  let value = Math.imul(2_166_136_261 ^ seed, 16_777_619)
  for (let at = start; at < end; at += 1) value = addLetter(value, text.charCodeAt(at))
  return value
}

function addLetter(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 16_777_619)
}

function join(first: number, second: number): number {
  return mix(Math.imul(first, 31) + second)
}

/** Spreads a value over all bits, so that the low ones are even. */
function mix(value: number): number {
  let spread = Math.imul(value ^ (value >>> 16), 2_246_822_507)
  spread = Math.imul(spread ^ (spread >>> 13), 3_266_489_909)
  return spread ^ (spread >>> 16)
}
