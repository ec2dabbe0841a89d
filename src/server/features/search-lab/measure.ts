import { readFile } from 'node:fs/promises'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import { type JudgedSearch, parseJudgedSearch } from '#domain/search-lab/judged-search.ts'
import { computeMetrics, type Measurement, type SearchMetrics } from '#domain/search-lab/measurement.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { runJudgedQuestions } from './evaluate.ts'
import type { LabDeps } from './explain.ts'

const mostNamed = 20

export interface MeasureDeps extends LabDeps {
  judged: () => Promise<JudgedSearch | null>
  /** The version of the directory data. */
  version: () => Promise<string | null>
}

/**
 * Measures one set of weights against the active one. One run at a time per process, because a run reads much of the
 * directory.
 */
export function searchMeter(deps: MeasureDeps) {
  let isRunning = false

  async function run(orders: readonly RankWeights[], signal: AbortSignal) {
    const judged = await deps.judged()
    if (!judged || judged.queries.length === 0) throw new AppError(409, 'no_judged_set')
    if (isRunning) throw new AppError(429, 'lab_busy', { retryAfterSeconds: 10 })
    isRunning = true
    try {
      return await runJudgedQuestions(deps, judged, orders, signal)
    } finally {
      isRunning = false
    }
  }

  return {
    version: async () => (await deps.version()) ?? 'none',
    async canMeasure(): Promise<boolean> {
      return ((await deps.judged())?.queries.length ?? 0) > 0
    },
    async measure(candidate: RankWeights, active: RankWeights, signal: AbortSignal): Promise<Measurement> {
      const directory = await this.version()
      const [own = [], inUse = []] = await run([candidate, active], signal)
      return {
        at: new Date(deps.clock.now()).toISOString(),
        questions: own.length,
        directory,
        figures: computeMetrics(own),
        active: computeMetrics(inUse),
        foundNothing: own
          .filter(({ isEmpty }) => isEmpty)
          .slice(0, mostNamed)
          .map(({ id }) => id),
      }
    },
    async figures(weights: RankWeights, signal: AbortSignal): Promise<SearchMetrics> {
      const [own = []] = await run([weights], signal)
      return computeMetrics(own)
    },
  }
}
export type SearchMeter = ReturnType<typeof searchMeter>

/** The judged queries, read with the first run; null when there are none. A broken file is read again next time. */
export function createJudgedReader(file: string | undefined): () => Promise<JudgedSearch | null> {
  let reading: Promise<JudgedSearch> | undefined
  return async () => {
    if (file === undefined) return null
    reading ??= readFile(file, 'utf8').then(parseJudgedSearch)
    try {
      return await reading
    } catch {
      reading = undefined
      return null
    }
  }
}
