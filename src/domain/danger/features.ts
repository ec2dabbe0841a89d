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

/** A turn in lower case, without accents; numbers and long repetitions are alike. */
export function splitTurn(text: string): string[] {
  const lower = text.slice(0, longestText).toLowerCase()
  const plain = isPlain.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Mn}/gu, '')
  return splitAny(plain).slice(0, longestTurn)
}

/** Most texts have no accents. */
const isPlain = /^[\0-~]*$/

function splitAny(text: string): string[] {
  const alike = text
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
export function listFeatures(turns: readonly string[], buckets: number, counted?: 'together'): number[] {
  const features: number[] = []
  const seen = borrowMarks(buckets)
  const read = turns.slice(-lastTurns).map(splitTurn)
  for (const [index, words] of read.entries()) {
    const place = index === read.length - 1 ? placeSeeds.last : placeSeeds.earlier
    const hashes = hashTurn(words)
    for (let at = 0; at < hashes.length; at += 1) {
      const hash = hashes[at] ?? 0
      const bucket = mix(hash ^ place) & (buckets - 1)
      if (counted !== 'together' && seen[bucket] === 0) {
        seen[bucket] = 1
        features.push(bucket)
      }
      const anywhere = mix(hash ^ placeSeeds.any) & (buckets - 1)
      if (seen[anywhere] === 0) {
        seen[anywhere] = 1
        features.push(anywhere)
      }
    }
  }
  for (const bucket of features) seen[bucket] = 0
  return features
}

let marks = new Uint8Array(0)

/** One mark per bucket, all zero; whoever sets some sets them back. New ones for each text kept the memory cleaner busy. */
function borrowMarks(buckets: number): Uint8Array {
  if (marks.length < buckets) marks = new Uint8Array(buckets)
  return marks
}

/** What a word brings by itself, in whichever turn it stands. */
export function listWordFeatures(word: string, buckets: number): number[] {
  const hashes = [hashText(word, kinds.word)]
  addParts(word, hashes)
  return hashes.map((hash) => mix(hash ^ placeSeeds.any) & (buckets - 1))
}

/** All features of a turn, before they are told apart by its place. */
function hashTurn(words: readonly string[]): number[] {
  const hashes: number[] = []
  addWords(words, hashes)
  for (const word of words) addParts(word, hashes)
  return hashes
}

function addWords(words: readonly string[], hashes: number[]): void {
  const all = ['^', ...words, '$'].map((word) => hashText(word, kinds.word))
  for (let at = 0; at < all.length; at += 1) {
    const [word = 0, next, afterNext] = [all[at], all[at + 1], all[at + 2]]
    hashes.push(word)
    if (next === undefined) continue
    const pair = join(join(kinds.pair, word), next)
    hashes.push(pair)
    if (afterNext === undefined) continue
    hashes.push(join(join(kinds.triple, pair), afterNext), join(join(kinds.gap, word), afterNext))
  }
}

/** The hash of a part goes on from that of the part one letter shorter. */
function addParts(word: string, hashes: number[]): void {
  const whole = `#${word}#`
  const first = hashes.length
  for (let at = 0; at + shortestPart <= whole.length; at += 1) {
    hashes.push(hashText(whole, kinds.part, at, at + shortestPart))
  }
  let shorter = first
  for (let length = shortestPart + 1; length <= longestPart; length += 1) {
    const longer = hashes.length
    for (let at = 0; at + length <= whole.length; at += 1) {
      hashes.push(addLetter(hashes[shorter + at] ?? 0, whole.charCodeAt(at + length - 1)))
    }
    shorter = longer
  }
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
  return (spread ^ (spread >>> 16)) >>> 0
}
