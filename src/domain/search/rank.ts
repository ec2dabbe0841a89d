import { fromNeedsMask } from '#domain/needs/needs-mask.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { RankReason } from '#domain/resources/resource.ts'
import type { Candidate } from './candidate.ts'
import { rankWeights, type RankWeights } from './rank-weights.ts'
import { listRankReasons } from './reasons.ts'
import { computeNeedWeights, type RankRequest } from './request.ts'
import { createScorer } from './score.ts'
import { spreadByNeed, type RankedCandidate } from './spread.ts'

export interface RankedListing {
  candidate: Candidate
  score: number
  reasons: RankReason[]
  /** From the center of the request; null when there is no center or the listing has no position. */
  distanceKm: number | null
  /** Needs its services answer; if none was requested, the needs its category may answer. */
  needs: NeedKey[]
}

interface RankOptions {
  weights?: RankWeights
  limit?: number
}

/**
 * Best first, without candidates that answer no requested need. The same input gives the same order, on the server and
 * offline.
 */
export function rankListings(
  candidates: readonly Candidate[],
  request: RankRequest,
  options: RankOptions = {},
): RankedListing[] {
  const { weights = rankWeights, limit = Number.POSITIVE_INFINITY } = options
  const needs = computeNeedWeights(request)
  const score = createScorer(request, needs, weights)
  const placed = spreadByNeed(candidates.map(score), needs, weights)
  return neglectedLast(placed)
    .slice(0, limit)
    .map(({ scored, worth }) => ({
      candidate: scored.candidate,
      score: worth,
      reasons: listRankReasons(scored, request),
      distanceKm: scored.distanceKm,
      needs: fromNeedsMask(scored.candidate.needs | (scored.strong === 0 ? scored.weak : 0)),
    }))
}

function neglectedLast(placed: RankedCandidate[]): RankedCandidate[] {
  const isNeglected = ({ scored }: RankedCandidate) => scored.candidate.isNeglected === true
  const last = placed.filter(isNeglected)
  return last.length === 0 ? placed : [...placed.filter((candidate) => !isNeglected(candidate)), ...last]
}
