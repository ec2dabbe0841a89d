import { listNeeded } from './needed-words.ts'
import { isReading, rememberText } from './while-reading.ts'

/** How a text is looked at: 0 for a space and every other sign, then letters, digits and the low line. */
const letterCodes = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return 'abcdefghijklmnopqrstuvwxyz0123456789_'.indexOf(letter.toLowerCase()) + 1
})
const codes = 38

const ids = new Map<RegExp, number>()
/** How many patterns are known, each by a number. */
let patterns = 0
/** By pattern a bit: those of which nothing is known, because they may match any text. */
let always = new Uint32Array(128)
/** The pieces as a tree of letters: by node and letter the next node, 0 where no piece goes on. */
let tree = new Int32Array(2048 * codes)
let nodes = 1
/** Whether any piece begins with these three letters: in most places of a text none does, and nothing else is looked up. */
const begins = new Uint8Array(codes ** 3)
/** By the node where a piece ends: the patterns that cannot do without it. */
const ends: (number[] | undefined)[] = []

/** A text as it is looked at, with a space before and after it. */
function toLetters(text: string): Uint8Array {
  const letters = new Uint8Array(text.length + 2)
  for (let at = 0; at < text.length; at += 1) letters[at + 1] = letterCodes[text.charCodeAt(at)] ?? 0
  return letters
}

function addPiece(piece: string, id: number): void {
  const letters = toLetters(piece).subarray(1, -1)
  const [first = 0, second = 0, third = 0] = letters
  begins[(first * codes + second) * codes + third] = 1
  let node = 0
  for (const letter of letters) {
    if ((nodes + 1) * codes > tree.length) {
      const larger = new Int32Array(tree.length * 2)
      larger.set(tree)
      tree = larger
    }
    node = tree[node * codes + letter] ||= nodes++
  }
  ;(ends[node] ??= []).push(id)
}

function register(pattern: RegExp): number {
  const id = patterns++
  if (patterns > always.length * 32) {
    const larger = new Uint32Array(always.length * 2)
    larger.set(always)
    always = larger
  }
  const needed = listNeeded(pattern)
  if (needed === null) setBit(always, id)
  for (const piece of needed ?? []) addPiece(piece, id)
  return id
}

const setBit = (bits: Uint32Array, id: number) => {
  bits[id >>> 5] = (bits[id >>> 5] ?? 0) | (1 << (id & 31))
}

/** The patterns that may match a text, among those known when it was looked at. */
interface Look {
  known: number
  /** By pattern a bit. */
  may: Uint32Array
}

/** With some flags, letters outside of the alphabet count as a K or an S. */
const oddLetters = /[\u017F\u212A]/

const lookOnce = rememberText((text): Look => {
  const may = always.slice(0, (patterns + 31) >>> 5)
  if (oddLetters.test(text)) may.fill(0xff_ff_ff_ff)
  const letters = toLetters(text)
  let three = (letters[0] ?? 0) * codes + (letters[1] ?? 0)
  for (let from = 0; from + 2 < letters.length; from += 1) {
    three = (three % codes ** 2) * codes + (letters[from + 2] ?? 0)
    if (begins[three] === 0) continue
    let node = 0
    for (let at = from; at < letters.length; at += 1) {
      node = tree[node * codes + (letters[at] ?? 0)] ?? 0
      if (node === 0) break
      const found = ends[node]
      if (found) for (const id of found) setBit(may, id)
    }
  }
  return { known: patterns, may }
}, 1)

/**
 * False where a text lacks the words without which the pattern cannot match. For patterns that are written once and stay,
 * asked about many texts of one reading: each text is looked at once for the words of all of them.
 */
export function mayMatch(pattern: RegExp, text: string): boolean {
  if (!isReading()) return true
  let id = ids.get(pattern)
  if (id === undefined) ids.set(pattern, (id = register(pattern)))
  const { known, may } = lookOnce(text)
  return id >= known || (((may[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1
}

/**
 * For patterns that are always asked together: those whose words stand in a text, in their order. It costs what stands
 * there, and not a question for each of them.
 */
export function indexPatterns<Item>(
  items: readonly Item[],
  toPattern: (item: Item) => RegExp,
): (text: string) => readonly Item[] {
  let first: number | undefined
  return (text) => {
    if (!isReading()) return items
    if (first === undefined) {
      first = patterns
      for (const item of items) register(toPattern(item))
    }
    const { known, may } = lookOnce(text)
    if (first + items.length > known) return items
    const found: Item[] = []
    for (let at = first >>> 5; at << 5 < first + items.length; at += 1) {
      let bits = may[at] ?? 0
      while (bits !== 0) {
        const item = items[(at << 5) + 31 - Math.clz32(bits & -bits) - first]
        if (item !== undefined) found.push(item)
        bits &= bits - 1
      }
    }
    return found
  }
}

/** The same as `pattern.test(text)`, which is asked only where the text has the words for it. */
export const says = (pattern: RegExp, text: string): boolean => mayMatch(pattern, text) && pattern.test(text)

/** The same as `pattern.exec(text)`, which is asked only where the text has the words for it. */
export const seek = (pattern: RegExp, text: string): RegExpExecArray | null =>
  mayMatch(pattern, text) ? pattern.exec(text) : null
