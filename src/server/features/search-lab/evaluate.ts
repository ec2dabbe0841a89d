import { setImmediate as breathe } from 'node:timers/promises'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { needKeys } from '#domain/needs/needs.ts'
import type { County } from '#domain/places/county.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import { maxResults } from '#domain/search/arrange-help.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import { rankListings } from '#domain/search/rank.ts'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import {
  gradeListing,
  toSearchRequest,
  type JudgedQuery,
  type JudgedSearch,
  type Judgement,
} from '#domain/search-lab/judged-search.ts'
import type { QuestionResult } from '#domain/search-lab/measurement.ts'
import { listBestGrades, ndcg, recall } from '#domain/search-lab/metrics.ts'
import { loadCandidates } from '#server/engines/directory/find.ts'
import { toSearchArea, radiusKm } from '#server/engines/directory/search-area.ts'
import { planSearch } from '#server/engines/directory/search-plan.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { LabDeps } from './explain.ts'

/** More than any area has. */
const wholeArea = 1_000_000
/** As deep as the metrics look. */
const depth = 20

/** Runs every judged query with each of these weights; results are in the order of the weights. */
export async function runJudgedQuestions(
  deps: LabDeps,
  judged: JudgedSearch,
  orders: readonly RankWeights[],
  signal: AbortSignal,
): Promise<QuestionResult[][]> {
  const results: QuestionResult[][] = orders.map(() => [])
  for (const [number, query] of judged.queries.entries()) {
    // Lets visitor requests run between two queries, and stops when the caller has left.
    await breathe()
    signal.throwIfAborted()
    const county = deps.places.findCounty(query)
    if (!county) throw new AppError(409, 'no_judged_set', { cause: `${query.id} has no county` })
    const judgements = judged.judgementsOf(query)
    const best = await bestGrades(deps, county, judgements)
    // The second run finds the database pages cached, so the sets take turns to keep the timings fair.
    const turns = [...orders.entries()]
    for (const [index, weights] of number % 2 === 0 ? turns : turns.toReversed()) {
      results[index]?.push(await runQuestion(deps, { query, county, judgements, best }, weights))
    }
  }
  return results
}

interface Question {
  query: JudgedQuery
  county: County
  judgements: readonly Judgement[]
  /** The grades of the best possible list. */
  best: readonly number[]
}

async function runQuestion(
  deps: LabDeps,
  { query, county, judgements, best }: Question,
  weights: RankWeights,
): Promise<QuestionResult> {
  const began = performance.now()
  const plan = planSearch(deps, toSearchRequest(query), deps.clock.now())
  const candidates = await loadCandidates(deps, plan, true)
  const ranked = rankListings(candidates, plan.rankRequest, { weights, limit: maxResults })
  const ms = performance.now() - began
  const grades = ranked.slice(0, depth).map(({ candidate }) => gradeIn(county, candidate, judgements))
  return {
    id: query.id,
    language: query.language,
    isEmpty: ranked.length === 0,
    ms,
    ndcg: ndcg(grades, best),
    recall: recall(grades, best, depth),
  }
}

/** Computed from all listings of the area, so that the best possible list is known. */
async function bestGrades({ directory }: LabDeps, county: County, judgements: readonly Judgement[]): Promise<number[]> {
  const all = await directory.candidates(toSearchArea(county), {
    needs: toNeedsMask(needKeys),
    radiusKm,
    limit: wholeArea,
    withNames: true,
  })
  const graded = all.map((candidate) => ({ grade: gradeIn(county, candidate, judgements), owner: candidate.owner }))
  return listBestGrades(graded).slice(0, depth)
}

function gradeIn(county: County, candidate: Candidate, judgements: readonly Judgement[]): number {
  const { countyFips, lat, lon } = candidate
  const km = lat === null || lon === null ? null : computeDistanceKm(county, { lat, lon })
  return gradeListing(candidate, judgements, { inCounty: countyFips === county.fips, km })
}
