import { addRows, scoreSums, softmax, type BagNetwork } from './bag-network.ts'
import { judgedClasses } from './danger-classes.ts'
import { listWordFeatures, splitTurn } from './features.ts'

interface WordSums {
  sums: Float64Array
  count: number
}

/**
 * The parts of a long text that may be gravest, by their words alone. To judge each part in full would take most of the time
 * of an answer; here each word of the text is weighed once, and the parts add up their words.
 */
export function chooseGravestParts(model: BagNetwork, parts: readonly string[], most: number): string[] {
  if (parts.length <= most) return [...parts]
  const weighed = new Map<string, WordSums>()
  const weigh = (word: string): WordSums => {
    const known = weighed.get(word)
    if (known) return known
    const features = listWordFeatures(word, model.buckets)
    const added = { sums: addRows(model, features), count: features.length }
    weighed.set(word, added)
    return added
  }
  return parts
    .map((part) => ({ part, danger: 1 - chanceOfNone(model, splitTurn(part).map(weigh)) }))
    .toSorted((a, b) => b.danger - a.danger)
    .slice(0, most)
    .map(({ part }) => part)
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
