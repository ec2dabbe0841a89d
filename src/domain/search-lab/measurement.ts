import * as z from 'zod/mini'
import type { Language } from '#domain/language.ts'
import { mean } from './metrics.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))

/** Metrics of one ranking over the judged queries. */
export const SearchMetrics = z.object({
  ndcg: share,
  recall: share,
  /** Share of the queries without any result. */
  empty: share,
  /** Difference between English and Spanish. */
  spanishGap: share,
  p95Ms: z.number().check(z.minimum(0)),
})
export type SearchMetrics = z.infer<typeof SearchMetrics>

export const Measurement = z.object({
  at: z.iso.datetime(),
  questions: z.int().check(z.minimum(1)),
  /** The version of the directory it was measured on. */
  directory: z.string().check(z.maxLength(200)),
  figures: SearchMetrics,
  /** The ranking active at the time, on the same queries. */
  active: SearchMetrics,
  /** Names of queries without results; a few of them. */
  foundNothing: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(20)),
})
export type Measurement = z.infer<typeof Measurement>

export interface QuestionResult {
  id: string
  language: Language
  ndcg: number
  recall: number
  isEmpty: boolean
  ms: number
}

export function computeMetrics(results: readonly QuestionResult[]): SearchMetrics {
  const ndcgIn = (language: Language) =>
    mean(results.filter((result) => result.language === language).map(({ ndcg }) => ndcg))
  const hasBoth = new Set(results.map(({ language }) => language)).size === 2
  const sorted = results.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    ndcg: exact(mean(results.map(({ ndcg }) => ndcg))),
    recall: exact(mean(results.map(({ recall }) => recall))),
    empty: exact(mean(results.map(({ isEmpty }) => (isEmpty ? 1 : 0)))),
    spanishGap: hasBoth ? exact(Math.abs(ndcgIn('en') - ndcgIn('es'))) : 0,
    p95Ms: Math.round((sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0) * 10) / 10,
  }
}

/** Rounds to more digits than matter, so that two runs over the same data are equal. */
function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** Timings vary from run to run; only a clear slowdown counts. */
const slower = { times: 1.5, ms: 25 }

/** Better means a higher nDCG, or an equal one with no other metric worse. */
export function isBetter(candidate: SearchMetrics, active: SearchMetrics): boolean {
  if (candidate.ndcg !== active.ndcg) return candidate.ndcg > active.ndcg
  return (
    candidate.recall >= active.recall &&
    candidate.empty <= active.empty &&
    candidate.spanishGap <= active.spanishGap &&
    (candidate.p95Ms <= active.p95Ms * slower.times || candidate.p95Ms - active.p95Ms <= slower.ms)
  )
}

/** A stored measurement; null when there is none or it is unreadable. */
export function parseMeasurement(document: string | null): Measurement | null {
  try {
    return document === null ? null : (Measurement.safeParse(JSON.parse(document)).data ?? null)
  } catch {
    return null
  }
}
