import type { Candidate } from '#domain/search/candidate.ts'
import { rankListings } from '#domain/search/rank.ts'
import type { RankWeights } from '#domain/search/rank-weights.ts'
import { computeNeedWeights, type RankRequest } from '#domain/search/request.ts'
import { createScorer } from '#domain/search/score.ts'
import { type WeightKey, weightKeys } from './weight-rules.ts'

export const scoreParts = ['need', 'service', 'name', 'distance', 'freshness', 'acceptance', 'other'] as const
export type ScorePart = (typeof scoreParts)[number]
export type ScoreParts = Record<ScorePart, number>

const weightsByPart = {
  need: ['furtherNeed'],
  service: ['namedService', 'furtherService', 'relatedService'],
  name: ['nameMatch'],
  distance: ['near', 'nearInCounty', 'inCounty', 'local', 'statewide', 'national'],
  freshness: ['fresh', 'staleYear', 'oldInformation', 'reportsDiffer'],
  acceptance: ['servesRecord', 'servesSupervision', 'noIdNeeded', 'refusesRecord'],
} as const satisfies Record<Exclude<ScorePart, 'other'>, readonly WeightKey[]>

/** Distances, not points: they shape the decay of the distance score. */
const lengths: readonly WeightKey[] = ['nearKm', 'nearInCountyKm']

function only(weights: RankWeights, keys: readonly WeightKey[]): RankWeights {
  const usedKeys = new Set([...keys, ...lengths])
  return Object.fromEntries(weightKeys.map((key) => [key, usedKeys.has(key) ? weights[key] : 0])) as RankWeights
}

/**
 * The contribution of each part of the score. Points are a sum over the weights, so a part is the score its own weights
 * give alone; `other` also includes what a listing loses because similar listings rank above it.
 */
export function createPartScorer(request: RankRequest, weights: RankWeights) {
  const needs = computeNeedWeights(request)
  const alone = (keys: readonly WeightKey[]) => createScorer(request, needs, only(weights, keys))
  const parts = Object.entries(weightsByPart).map(([part, keys]) => [part, alone(keys)] as const)
  const whole = createScorer(request, needs, weights)

  return (candidate: Candidate, total: number): ScoreParts => {
    const partPoints = Object.fromEntries(parts.map(([part, score]) => [part, score(candidate).points])) as ScoreParts
    const { points } = whole(candidate)
    const rest = points - Object.values(partPoints).reduce((sum, value) => sum + value, 0)
    // Ranked alone, a listing has no penalty for similar ones: its score beyond its points is the value of its need.
    const unhindered = rankListings([candidate], request, { weights, maxOthers: 1 })[0]?.score ?? points
    return { ...partPoints, need: partPoints.need + unhindered - points, other: rest + total - unhindered }
  }
}

const wordWeights = [...weightsByPart.service, ...weightsByPart.name]

/** Only listings whose name or services match the text, best first: shows how far text matching alone would lead. */
export function rankByWords(
  candidates: readonly Candidate[],
  request: RankRequest,
  weights: RankWeights,
  limit: number,
): { candidate: Candidate; score: number; parts: ScoreParts }[] {
  const none: ScoreParts = { need: 0, service: 0, name: 0, distance: 0, freshness: 0, acceptance: 0, other: 0 }
  const byWords = createScorer(request, computeNeedWeights(request), only(weights, wordWeights))
  const byName = createScorer(request, computeNeedWeights(request), only(weights, weightsByPart.name))
  return candidates
    .map((candidate) => ({ candidate, score: byWords(candidate).points }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1))
    .slice(0, limit)
    .map((hit) => {
      const name = byName(hit.candidate).points
      return { ...hit, parts: { ...none, name, service: hit.score - name } }
    })
}
