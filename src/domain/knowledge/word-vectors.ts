import * as z from 'zod/mini'

/** What of the file can be read; the numbers of each word stand beside it, one byte each (docs/models/vectors.md). */
export const VectorsHead = z.object({
  dimensions: z.number(),
  words: z.array(z.string()),
  /** How much each word tells: the rarer, the more. */
  rarity: z.array(z.number()),
})
export type VectorsHead = z.infer<typeof VectorsHead>

/**
 * Where a text stands among the subjects people write about; texts about the same stand close, in either language. With a
 * `target` that one is filled: a new vector for each of fifty thousand texts would leave memory in pieces.
 */
export type EmbedTerms = (terms: Iterable<string>, target?: Float32Array) => Float32Array

export function createEmbedder({ dimensions, words, rarity }: VectorsHead, numbers: Int8Array): EmbedTerms {
  const places = new Map(words.map((word, at) => [word, at]))
  const weights = Float64Array.from(
    words,
    (_, word) => (rarity[word] ?? 0) / measureLength(numbers.subarray(word * dimensions, (word + 1) * dimensions)),
  )
  return (terms, target) => {
    const sum = target?.fill(0) ?? new Float32Array(dimensions)
    for (const term of new Set(terms)) {
      const word = places.get(term)
      if (word === undefined) continue
      const weight = weights[word] ?? 0
      const row = word * dimensions
      for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + weight * (numbers[row + at] ?? 0)
    }
    return normalizeLength(sum)
  }
}

function measureLength(vector: Int8Array | Float32Array): number {
  let sum = 0
  for (let at = 0; at < vector.length; at += 1) sum += (vector[at] ?? 0) ** 2
  return Math.sqrt(sum) || 1
}

/** Changes it in place; a vector of nothing stays nothing. */
export function normalizeLength(vector: Float32Array): Float32Array {
  const length = measureLength(vector)
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length
  return vector
}

/** Two bytes a number: far finer than the numbers of a word, and half the memory. */
const wholeLength = 32_767

/** Puts a vector of length one at its place among others. */
export function packVector(vector: Float32Array, packed: Int16Array, place: number): void {
  const start = place * vector.length
  for (let at = 0; at < vector.length; at += 1) packed[start + at] = Math.round((vector[at] ?? 0) * wholeLength)
}

/** The cosine of a vector of length one and the packed one at a place. */
export function comparePacked(vector: Float32Array, packed: Int16Array, place: number): number {
  const start = place * vector.length
  let sum = 0
  for (let at = 0; at < vector.length; at += 1) sum += (vector[at] ?? 0) * (packed[start + at] ?? 0)
  return sum / wholeLength
}
