import type { QuestionReader } from '../conversation/question-reader.ts'
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
  const places = new Map(head.guides.map(({ id }, at) => [id, at * rowsPerGuide * head.dimensions]))
  const rows = new Map(
    Array.from(places, ([id, start]) => [
      id,
      normalizeLength(Float32Array.from(numbers.subarray(start, start + head.dimensions))),
    ]),
  )
  return (turns) => {
    const reading = readQuestion(turns)
    const meaning = embed(readTerms(turns.join(' ')).keys())
    const ids = [...reading.guides.keys()]
    const scores = ids.map(
      (id) =>
        weights.model * Math.log((reading.guides.get(id) ?? 0) + rare) + weights.near * compare(meaning, rows.get(id)),
    )
    const chances = softmax(Float64Array.from(scores))
    return { ...reading, guides: new Map(ids.map((id, at) => [id, chances[at] ?? 0])) }
  }
}

function compare(a: Float32Array, b: Float32Array | undefined): number {
  if (!b) return 0
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
