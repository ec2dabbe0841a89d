/** More turns than this say little about now, and cost time. */
const lastTurns = 4
/** The longest text that is read of each turn, in words and signs. */
const longestTurn = 400
/** The same in letters, for texts without spaces. */
const longestText = 8000
const gramLengths = [3, 4, 5]

/** Seeds that keep kinds of features apart. */
const kinds = { word: 1, pair: 2, triple: 3, gap: 4, part: 5 } as const
/** Seeds that keep apart where a feature stands: in the last turn, in an earlier one, or in any. */
const placeSeeds = { last: 0x2545f491, earlier: 0x6c62272e, any: 0x1b873593 } as const

/** A turn in lower case, without accents; numbers and long repetitions are alike. */
export function splitTurn(text: string): string[] {
  const folded = text
    .slice(0, longestText)
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
 * with a gap, and parts of words, so that slips of the thumb keep most of a word. Each counts once for the turn it stands in
 * (the last or an earlier one) and once for the turns together, because danger is danger in whichever turn it is named;
 * `together` leaves out the former.
 */
export function listFeatures(turns: readonly string[], buckets: number, counted?: 'together'): number[] {
  const features: number[] = []
  const seen = borrowMarks(buckets)
  const addOnce = (bucket: number) => {
    if (seen[bucket] === 1) return
    seen[bucket] = 1
    features.push(bucket)
  }
  const read = turns.slice(-lastTurns).map(splitTurn)
  read.forEach((words, index) => {
    const place = index === read.length - 1 ? placeSeeds.last : placeSeeds.earlier
    const add = (feature: number) => {
      if (counted !== 'together') addOnce(mix(feature ^ place) & (buckets - 1))
      addOnce(mix(feature ^ placeSeeds.any) & (buckets - 1))
    }
    addWords(words, add)
    for (const word of words) addParts(word, add)
  })
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
  const features: number[] = []
  const add = (feature: number) => {
    features.push(mix(feature ^ placeSeeds.any) & (buckets - 1))
  }
  add(hashText(word, kinds.word))
  addParts(word, add)
  return features
}

function addWords(words: readonly string[], add: (feature: number) => void): void {
  const all = ['^', ...words, '$'].map((word) => hashText(word, kinds.word))
  all.forEach((word, at) => {
    const [next, afterNext] = [all[at + 1], all[at + 2]]
    add(word)
    if (next === undefined) return
    const pair = join(join(kinds.pair, word), next)
    add(pair)
    if (afterNext === undefined) return
    add(join(join(kinds.triple, pair), afterNext))
    add(join(join(kinds.gap, word), afterNext))
  })
}

function addParts(word: string, add: (feature: number) => void): void {
  const whole = `#${word}#`
  for (const length of gramLengths) {
    for (let at = 0; at + length <= whole.length; at += 1) add(hashText(whole, kinds.part, at, at + length))
  }
}

/** FNV-1a of a part of a text. */
function hashText(text: string, seed: number, start = 0, end = text.length): number {
  let value = Math.imul(2_166_136_261 ^ seed, 16_777_619)
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  return value
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
