import { addRows, scoreSums, softmax, type BagNetwork } from './bag-network.ts'
import { judgedClasses } from './danger-classes.ts'
import { listWordFeatures, splitTurn } from './features.ts'
import { readWindow, type Window } from './windows.ts'

/** Enough for the words that people use every day, with their slips and the signs after them; about 5 MB. */
const mostKept = 16_000

/** No numbers, addresses or names with capitals. */
const isEveryday = /^[a-záéíóúüñ'’]{1,12}[.,?!]?$/

/** The rows of a word added up, and how many there were. */
interface WordSums {
  sums: Float32Array
  count: number
}

/**
 * Chooses the parts of a long text that may be gravest, by their words alone. To judge each part in full would take most of
 * the time of an answer; here each word is weighed once, and the parts add up their words. Weights of everyday words are
 * kept from text to text: in small letters, without order or writer, and never more than so many.
 */
export function createPartChooser(model: BagNetwork): (parts: readonly Window[], most: number) => string[] {
  const weigh = createScale(model)
  return (parts, most) => {
    if (parts.length <= most) return parts.map(readWindow)
    const texts = new Map<readonly string[], WordSums[]>()
    const sums = new Float64Array(model.columns)
    const measureDanger = ({ words, from, to }: Window) => {
      const weighed = texts.get(words) ?? []
      texts.set(words, weighed)
      sums.fill(0)
      let count = 0
      for (let at = from; at < to; at += 1) {
        // Parts overlap: the words they share are weighed once.
        const word = (weighed[at] ??= weigh(words[at] ?? ''))
        count += word.count
        add(word.sums, sums)
      }
      return 1 - chanceOfNone(model, sums, count)
    }
    return parts
      .map((part) => ({ part, danger: measureDanger(part) }))
      .toSorted((a, b) => b.danger - a.danger)
      .slice(0, most)
      .map(({ part }) => readWindow(part))
  }
}

/** Weighs a word as it was written, which may be several with signs between them. */
function createScale(model: BagNetwork): (typed: string) => WordSums {
  const kept = new Map<string, WordSums>()
  const weighAlone = (word: string): WordSums => {
    const known = kept.get(word)
    if (known) return known
    const features = listWordFeatures(word, model.buckets)
    const weighed = { sums: new Float32Array(addRows(model, features)), count: features.length }
    return isOneSign(word) ? keep(word, weighed) : weighed
  }
  const keep = (word: string, weighed: WordSums) => {
    if (kept.size >= mostKept) kept.clear()
    kept.set(word, weighed)
    return weighed
  }
  return (typed) => {
    const known = kept.get(typed)
    if (known) return known
    const weighed = addUp(split(typed).map(weighAlone), model.columns)
    return isEveryday.test(typed) ? keep(typed, weighed) : weighed
  }
}

/** As `splitTurn`; a number needs none of its steps. */
const split = (typed: string): string[] => (/^\d+$/.test(typed) ? ['0'] : splitTurn(typed))

/** A letter, a comma or an emoji, which is two letters long for the engine. */
const isOneSign = (word: string): boolean => word.length === (isHighHalf.test(word) ? 2 : 1)
const isHighHalf = /^[\uD800-\uDBFF]/

/** In one list, because a text without spaces is a single word of thousands of signs. */
function addUp(parts: readonly WordSums[], columns: number): WordSums {
  const [only] = parts
  if (only && parts.length === 1) return only
  const weighed = { sums: new Float32Array(columns), count: 0 }
  for (const { sums, count } of parts) {
    add(sums, weighed.sums)
    weighed.count += count
  }
  return weighed
}

function add(sums: Float32Array, total: Float32Array | Float64Array): void {
  for (let column = 0; column < sums.length; column += 1) {
    total[column] = (total[column] ?? 0) + (sums[column] ?? 0)
  }
}

const none = judgedClasses.indexOf('none')

function chanceOfNone(model: BagNetwork, sums: Float64Array, count: number): number {
  return softmax(scoreSums(model, sums, count))[none] ?? 0
}
