import * as z from 'zod/mini'
import { softmax } from '../danger/bag-network.ts'
import { facetNames, type FacetName } from './facets.ts'
import type { Guide } from './guide.ts'
import { leaveUsual, readTerms } from './read-details.ts'
import { type EmbedTerms, normalizeLength } from './word-vectors.ts'

/** What of the file can be read: how often each small answer of a guide is asked for; the rows stand beside it. */
export const FacetCentersHead = z.object({
  dimensions: z.number(),
  guides: z.array(z.object({ id: z.string(), counts: z.array(z.number()) })),
})
export type FacetCentersHead = z.infer<typeof FacetCentersHead>

/** A small answer that may be asked for. */
export interface AskedFacet {
  name: FacetName
  probability: number
}

export interface FacetFinder {
  /**
   * Reads a question once. For a guide, what is asked of it, the likeliest first: what the question alone is read as, beside
   * what people ask this guide and in which words.
   */
  ask(text: string, read: readonly AskedFacet[]): (guide: Guide) => readonly AskedFacet[]
}

/** A guide has a row of what all its questions have in common, then one for each facet. */
export const rowsPerGuide = 1 + facetNames.length

/**
 * How much each counts: the log-probability of the question read alone, how close it is to the questions for a small
 * answer, and how often that answer is asked for. Learned from natural talks left out (docs/models/questions.md).
 */
const weights = { alone: 0.39, center: 2.1, share: 1.6 }
const rare = { chance: 1e-6, count: 0.5 }

interface GuideCenters {
  usual: Float32Array
  centers: readonly Float32Array[]
  /** The logarithm of the share of the guide's questions. */
  shares: readonly number[]
}

export function createFacetFinder(embed: EmbedTerms, head: FacetCentersHead, numbers: Int8Array): FacetFinder {
  const places = new Map(head.guides.map(({ id }, at) => [id, at]))
  const known = new WeakMap<Guide, GuideCenters | null>()
  const readRow = (row: number) =>
    normalizeLength(Float32Array.from(numbers.subarray(row * head.dimensions, (row + 1) * head.dimensions)))
  const read = (guide: Guide): GuideCenters | null => {
    const at = places.get(guide.id)
    const counts = at === undefined ? undefined : head.guides[at]?.counts
    if (at === undefined || !counts) return null
    const first = at * rowsPerGuide
    const usual = readUsual(numbers, first, head.dimensions)
    const total = counts.reduce((sum, count) => sum + count, 0)
    return {
      usual,
      centers: facetNames.map((_, facet) => readRow(first + 1 + facet)),
      shares: facetNames.map((_, facet) =>
        Math.log(((counts[facet] ?? 0) + rare.count) / (total + rare.count * facetNames.length)),
      ),
    }
  }
  const readOnce = (guide: Guide): GuideCenters | null => {
    const found = known.has(guide) ? (known.get(guide) ?? null) : read(guide)
    known.set(guide, found)
    return found
  }
  return {
    ask(text, alone) {
      let meaning: Float32Array | undefined
      return (guide) => {
        const centers = readOnce(guide)
        if (!centers) return alone
        meaning ??= embed(readTerms(text).keys())
        return rankFacets(leaveUsual(meaning.slice(), centers.usual), alone, centers)
      }
    },
  }
}

/** The whole length of one byte; a mean of vectors is shorter than one, so it is not made longer. */
export const wholeByte = 127

function readUsual(numbers: Int8Array, row: number, dimensions: number): Float32Array {
  return Float32Array.from(numbers.subarray(row * dimensions, (row + 1) * dimensions), (value) => value / wholeByte)
}

function rankFacets(
  meaning: Float32Array,
  alone: readonly AskedFacet[],
  { centers, shares }: GuideCenters,
): AskedFacet[] {
  const chances = new Map(alone.map(({ name, probability }) => [name, probability]))
  const scores = facetNames.map(
    (name, facet) =>
      weights.alone * Math.log((chances.get(name) ?? 0) + rare.chance) +
      weights.center * multiply(meaning, centers[facet]) +
      weights.share * (shares[facet] ?? 0),
  )
  const probabilities = softmax(Float64Array.from(scores))
  return facetNames
    .map((name, facet) => ({ name, probability: probabilities[facet] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability)
}

function multiply(a: Float32Array, b: Float32Array | undefined): number {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b?.[at] ?? 0)
  return sum
}
