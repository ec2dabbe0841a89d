import { type QuestionReader, withGuides } from '../conversation/question-reader.ts'
import { softmax } from '../danger/bag-network.ts'
import { type FacetCentersHead, rowsPerGuide } from './facet-finder.ts'
import { readTerms } from './read-details.ts'
import { type EmbedTerms, normalizeLength } from './word-vectors.ts'

/**
 * How much the model's log-probability counts, and how close a text is to what all ask a guide. Where no search of sample questions
 * helps, the right guide of first turns left out is found in 67 of 100 instead of 62 (docs/models/questions.md).
 */
const weights = { model: 0.65, near: 8.2 }
const rare = 1e-9

/** Reads one text by the model and by the word vectors: for those who do not wait for the search. */
export function createNearReader(
  readQuestion: QuestionReader,
  embed: EmbedTerms,
  head: FacetCentersHead,
  numbers: Int8Array,
): QuestionReader {
  const { dimensions } = head
  const rows = new Map(
    head.guides.map(({ id }, at) => {
      const start = at * rowsPerGuide * dimensions
      return [id, normalizeLength(Float32Array.from(numbers.subarray(start, start + dimensions)))]
    }),
  )
  let ordered: Float32Array | undefined
  return (turns) => {
    const reading = readQuestion(turns)
    const meaning = embed(readTerms(turns.join(' ')).keys())
    // A reading names all guides, always in the same order.
    ordered ??= joinRows([...reading.guides.keys()], rows, dimensions)
    const nearness = compareAll(meaning, ordered).subarray(0, reading.guides.size)
    let at = 0
    for (const chance of reading.guides.values()) {
      nearness[at] = weights.model * Math.log(chance + rare) + weights.near * (nearness[at] ?? 0)
      at += 1
    }
    const chances = softmax(nearness)
    at = 0
    const guides = new Map<string, number>()
    for (const id of reading.guides.keys()) guides.set(id, chances[at++] ?? 0)
    return withGuides(reading, guides)
  }
}

/** The rows of the guides in this order, and empty ones up to a whole four; of a guide without one, zeros. */
function joinRows(ids: readonly string[], rows: ReadonlyMap<string, Float32Array>, dimensions: number): Float32Array {
  const joined = new Float32Array(4 * Math.ceil(ids.length / 4) * dimensions)
  for (const [at, id] of ids.entries()) joined.set(rows.get(id) ?? [], at * dimensions)
  return joined
}

/**
 * How near a text is to each row, four rows at a time: one at a time takes three times as long. So does reading behind the
 * last row, so there are as many as fill the last four.
 */
function compareAll(meaning: Float32Array, rows: Float32Array): Float64Array {
  const size = meaning.length
  const nearness = new Float64Array(rows.length / size)
  for (let at = 0; at < nearness.length; at += 4) {
    const [a, b, c, d] = [at * size, (at + 1) * size, (at + 2) * size, (at + 3) * size]
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let column = 0; column < size; column += 1) {
      const value = meaning[column] ?? 0
      first += value * (rows[a + column] ?? 0)
      second += value * (rows[b + column] ?? 0)
      third += value * (rows[c + column] ?? 0)
      fourth += value * (rows[d + column] ?? 0)
    }
    nearness[at] = first
    nearness[at + 1] = second
    nearness[at + 2] = third
    nearness[at + 3] = fourth
  }
  return nearness
}
