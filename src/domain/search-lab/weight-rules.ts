import * as z from 'zod/mini'
import { rankWeights, type RankWeights } from '#domain/search/rank-weights.ts'

export type WeightKey = keyof RankWeights
export const weightKeys = Object.keys(rankWeights) as WeightKey[]

/** Weights grouped for editing; every weight is in exactly one group. */
export const weightGroups = {
  need: ['coreNeed', 'strongNeed', 'weakNeed', 'furtherNeed', 'statewideAnswer'],
  words: ['namedService', 'furtherService', 'relatedService', 'nameMatch'],
  acceptance: ['servesRecord', 'servesSupervision', 'noIdNeeded', 'refusesRecord'],
  place: ['near', 'nearKm', 'nearInCounty', 'nearInCountyKm', 'inCounty', 'local', 'statewide', 'national'],
  fresh: ['fresh', 'staleYear', 'oldInformation', 'reportsDiffer'],
  access: ['walkIn', 'free', 'slidingFee', 'alwaysOpen', 'phone', 'spanish', 'helpline', 'quality', 'forChildren'],
  order: ['sameName', 'sameKind', 'kindOrder', 'turn'],
} as const satisfies Record<string, readonly WeightKey[]>
export type WeightGroup = keyof typeof weightGroups

export interface WeightBounds {
  min: number
  max: number
  step: number
}

/** Costs stay costs and gains stay gains: a typo must not turn the ranking upside down. */
export function getWeightBounds(key: WeightKey): WeightBounds {
  if (key === 'nearKm' || key === 'nearInCountyKm') return { min: 1, max: 200, step: 1 }
  if (key === 'quality') return { min: 0, max: 2, step: 0.05 }
  if (key === 'turn') return { min: 0, max: 100, step: 1 }
  return rankWeights[key] < 0 ? { min: -400, max: 0, step: 1 } : { min: 0, max: 400, step: 1 }
}

const weight = (key: WeightKey) => {
  const { min, max } = getWeightBounds(key)
  return z.number().check(z.minimum(min), z.maximum(max))
}

/** Every weight, each within its bounds, and nothing else. */
export const LabWeights = z.strictObject(
  Object.fromEntries(weightKeys.map((key) => [key, weight(key)])) as Record<WeightKey, ReturnType<typeof weight>>,
)

/** Parses stored weights; null when they are unusable. Weights added since they were stored have their shipped value. */
export function parseWeights(document: string): RankWeights | null {
  try {
    return LabWeights.safeParse({ ...rankWeights, ...JSON.parse(document) }).data ?? null
  } catch {
    return null
  }
}

export function areSameWeights(first: RankWeights, other: RankWeights): boolean {
  return weightKeys.every((key) => first[key] === other[key])
}
