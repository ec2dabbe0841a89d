import { needsOf } from '#domain/needs/needs-mask.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { RankReason } from '#domain/resources/resource.ts'
import type { Candidate } from './candidate.ts'
import { rankWeights, type RankWeights } from './rank-weights.ts'
import { reasonsFor } from './reasons.ts'
import { weighedNeeds, type RankRequest } from './request.ts'
import { scorer } from './score.ts'
import { spread, type Placed } from './spread.ts'

export interface Ranked {
  candidate: Candidate
  score: number
  reasons: RankReason[]
  /** From the center of the request; null where there is none or no place to go to. */
  distanceKm: number | null
  /** What its services answer; where that is nothing asked for, what its category may. */
  needs: NeedKey[]
}

interface RankOptions {
  weights?: RankWeights
  limit?: number
}

/** Best first, without what answers nothing that was asked for. Same input, same order, on the server and offline. */
export function rank(candidates: readonly Candidate[], request: RankRequest, options: RankOptions = {}): Ranked[] {
  const { weights = rankWeights, limit = Number.POSITIVE_INFINITY } = options
  const needs = weighedNeeds(request)
  const score = scorer(request, needs, weights)
  const placed = spread(candidates.map(score), needs, weights)
  return neglectedLast(placed)
    .slice(0, limit)
    .map(({ scored, worth }) => ({
      candidate: scored.candidate,
      score: worth,
      reasons: reasonsFor(scored, request),
      distanceKm: scored.distanceKm,
      needs: needsOf(scored.candidate.needs | (scored.strong === 0 ? scored.weak : 0)),
    }))
}

function neglectedLast(placed: Placed[]): Placed[] {
  const isNeglected = ({ scored }: Placed) => scored.candidate.isNeglected === true
  const last = placed.filter(isNeglected)
  return last.length === 0 ? placed : [...placed.filter((one) => !isNeglected(one)), ...last]
}
