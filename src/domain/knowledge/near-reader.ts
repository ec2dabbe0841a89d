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
  return (turns) => {
    const reading = readQuestion(turns)
    const meaning = embed(readTerms(turns.join(' ')).keys())
    const guides = new Map<string, number>()
    const scores = new Float64Array(reading.guides.size)
    for (const [id, chance] of reading.guides) {
      scores[guides.size] = weights.model * Math.log(chance + rare) + weights.near * compare(meaning, rows.get(id))
      guides.set(id, 0)
    }
    const chances = softmax(scores)
    let at = 0
    for (const id of guides.keys()) guides.set(id, chances[at++] ?? 0)
    return withGuides(reading, guides)
  }
}

function compare(a: Float32Array, b: Float32Array | undefined): number {
  if (!b) return 0
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
