import * as z from 'zod/mini'

/** What of the file can be read; the numbers of each word stand beside it, one byte each (docs/models/vectors.md). */
export const VectorsHead = z.object({
  dimensions: z.number(),
  words: z.array(z.string()),
  /** How much each word tells: the rarer, the more. */
  rarity: z.array(z.number()),
})
export type VectorsHead = z.infer<typeof VectorsHead>

/** Where a text stands among the subjects people write about; texts about the same stand close, in either language. */
export type EmbedTerms = (terms: Iterable<string>) => Float32Array

export function createEmbedder({ dimensions, words, rarity }: VectorsHead, numbers: Int8Array): EmbedTerms {
  const places = new Map(words.map((word, at) => [word, at]))
  return (terms) => {
    const sum = new Float32Array(dimensions)
    for (const term of new Set(terms)) {
      const word = places.get(term)
      if (word === undefined) continue
      const weight = (rarity[word] ?? 0) / measureLength(numbers, word * dimensions, dimensions)
      for (let at = 0; at < dimensions; at += 1)
        sum[at] = (sum[at] ?? 0) + weight * (numbers[word * dimensions + at] ?? 0)
    }
    return normalizeLength(sum)
  }
}

function measureLength(numbers: Int8Array, from: number, count: number): number {
  let sum = 0
  for (let at = from; at < from + count; at += 1) sum += (numbers[at] ?? 0) ** 2
  return Math.sqrt(sum) || 1
}

/** Changes it in place; a vector of nothing stays nothing. */
export function normalizeLength(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length
  return vector
}

/** The cosine, for vectors of length one. */
export function compareVectors(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
