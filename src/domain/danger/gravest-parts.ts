import { addRows, scoreSums, softmax, type BagNetwork } from './bag-network.ts'
import { judgedClasses } from './danger-classes.ts'
import { listWordFeatures, splitTurn } from './features.ts'

interface WordSums {
  sums: Float64Array
  count: number
}

/** Enough for the words that people use every day, with their slips; about 5 MB. */
const mostKept = 12_000

/** No numbers, addresses or names with capitals. */
const isEveryday = /^[a-z'’]{1,12}$/

/**
 * Chooses the parts of a long text that may be gravest, by their words alone. To judge each part in full would take most of
 * the time of an answer; here each word is weighed once, and the parts add up their words. Weights of everyday words are
 * kept from text to text: in small letters, without order or writer, never more than a few thousand.
 */
export function createPartChooser(model: BagNetwork): (parts: readonly string[], most: number) => string[] {
  const kept = new Map<string, WordSums>()
  const weigh = (word: string): WordSums => {
    const known = kept.get(word)
    if (known) return known
    const features = split(word).flatMap((token) => listWordFeatures(token, model.buckets))
    const weighed = { sums: addRows(model, features), count: features.length }
    if (!isEveryday.test(word)) return weighed
    if (kept.size >= mostKept) kept.clear()
    kept.set(word, weighed)
    return weighed
  }
  return (parts, most) => {
    if (parts.length <= most) return [...parts]
    return parts
      .map((part) => ({ part, danger: 1 - chanceOfNone(model, part.split(/\s+/).map(weigh)) }))
      .toSorted((a, b) => b.danger - a.danger)
      .slice(0, most)
      .map(({ part }) => part)
  }
}

/** As `splitTurn`; most words need none of its steps. */
function split(word: string): string[] {
  return /^[a-z]+$/.test(word) && !/(.)\1\1/.test(word) ? [word] : splitTurn(word)
}

function chanceOfNone(model: BagNetwork, words: readonly WordSums[]): number {
  const sums = new Float64Array(model.columns)
  let count = 0
  for (const word of words) {
    count += word.count
    for (let column = 0; column < sums.length; column += 1)
      sums[column] = (sums[column] ?? 0) + (word.sums[column] ?? 0)
  }
  return softmax(scoreSums(model, sums, count))[judgedClasses.indexOf('none')] ?? 0
}
