import { addRows, scoreSums, softmax, type BagNetwork } from './bag-network.ts'
import { judgedClasses } from './danger-classes.ts'
import { listWordFeatures, splitTurn } from './features.ts'
import { readWindow, type Window } from './windows.ts'

/** The rows of a word added up, and how many there were. */
interface WordSums {
  sums: Float64Array
  count: number
}

/** Enough for the words that people use every day, with their slips; about 5 MB. */
const mostKept = 12_000

/** No numbers, addresses or names with capitals. */
const isEveryday = /^[a-záéíóúüñ'’]{1,12}[.,?!]?$/

/**
 * Chooses the parts of a long text that may be gravest, by their words alone. To judge each part in full would take most of
 * the time of an answer; here each word is weighed once, and the parts add up their words. Weights of everyday words are
 * kept from text to text: in small letters, without order or writer, never more than a few thousand.
 */
export function createPartChooser(model: BagNetwork): (parts: readonly Window[], most: number) => string[] {
  const kept = new Map<string, WordSums>()
  const weigh = (word: string, mayKeep: boolean): WordSums => {
    const known = kept.get(word)
    if (known) return known
    const features = listWordFeatures(word, model.buckets)
    const weighed = { sums: addRows(model, features), count: features.length }
    if (!mayKeep) return weighed
    if (kept.size >= mostKept) kept.clear()
    kept.set(word, weighed)
    return weighed
  }
  /** A word as it was written, which may be several with signs between them. */
  const addTyped = (typed: string, total: WordSums) => {
    const words = split(typed)
    const mayKeep = isEveryday.test(typed)
    for (const word of words) add(weigh(word, mayKeep || word.length === 1), total)
  }
  return (parts, most) => {
    if (parts.length <= most) return parts.map(readWindow)
    const sumUp = createTotals(model.columns, parts, addTyped)
    return parts
      .map((part) => ({ part, danger: 1 - chanceOfNone(model, sumUp(part)) }))
      .toSorted((a, b) => b.danger - a.danger)
      .slice(0, most)
      .map(({ part }) => readWindow(part))
  }
}

/** As `splitTurn`; most words need none of its steps. */
function split(word: string): string[] {
  return /^[a-z]+$/.test(word) && !/(.)\1\1/.test(word) ? [word] : splitTurn(word)
}

function add({ sums, count }: WordSums, total: WordSums): void {
  total.count += count
  for (let column = 0; column < sums.length; column += 1) {
    total.sums[column] = (total.sums[column] ?? 0) + (sums[column] ?? 0)
  }
}

/** Adds up each text once and notes the total where a part begins or ends: what lies between two of them is a part. */
function createTotals(
  columns: number,
  parts: readonly Window[],
  addTyped: (typed: string, total: WordSums) => void,
): (part: Window) => WordSums {
  const totals = new Map<readonly string[], Map<number, WordSums>>()
  for (const words of new Set(parts.map((part) => part.words))) {
    const own = parts.filter((part) => part.words === words)
    const ends = new Set(own.flatMap(({ from, to }) => [from, to]))
    const total: WordSums = { sums: new Float64Array(columns), count: 0 }
    const noted = new Map<number, WordSums>()
    const last = Math.max(...ends)
    for (let at = Math.min(...ends); at <= last; at += 1) {
      if (ends.has(at)) noted.set(at, { sums: total.sums.slice(), count: total.count })
      if (at < last) addTyped(words[at] ?? '', total)
    }
    totals.set(words, noted)
  }
  return ({ words, from, to }) => {
    const [before, after] = [totals.get(words)?.get(from) ?? empty, totals.get(words)?.get(to) ?? empty]
    return {
      sums: after.sums.map((sum, column) => sum - (before.sums[column] ?? 0)),
      count: after.count - before.count,
    }
  }
}

const empty: WordSums = { sums: new Float64Array(0), count: 0 }
const none = judgedClasses.indexOf('none')

function chanceOfNone(model: BagNetwork, { sums, count }: WordSums): number {
  return softmax(scoreSums(model, sums, count))[none] ?? 0
}
