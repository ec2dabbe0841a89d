import { useState } from 'react'
import { rankWeights, type RankWeights } from '#domain/search/rank-weights.ts'
import { LabWeights, type WeightKey, getWeightBounds, weightKeys } from '#domain/search-lab/weight-rules.ts'

/** As typed: a number may be incomplete. */
type Drafts = Record<WeightKey, string>

export interface WeightDraft {
  drafts: Drafts
  /** null while one of them is not a number within its bounds. */
  weights: RankWeights | null
  /** How many differ from the built-in weights. */
  changed: number
  isWrong: (key: WeightKey) => boolean
  set: (key: WeightKey, text: string) => void
  load: (weights: RankWeights) => void
}

const toDrafts = (weights: RankWeights) =>
  Object.fromEntries(weightKeys.map((key) => [key, String(weights[key])])) as Drafts
const parseWeight = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))

export function useWeights(initial: RankWeights = rankWeights): WeightDraft {
  const [drafts, setDrafts] = useState(() => toDrafts(initial))
  const numbers = Object.fromEntries(weightKeys.map((key) => [key, parseWeight(drafts[key])]))
  return {
    drafts,
    weights: LabWeights.safeParse(numbers).data ?? null,
    changed: weightKeys.filter((key) => numbers[key] !== rankWeights[key]).length,
    isWrong: (key) => {
      const { min, max } = getWeightBounds(key)
      const value = parseWeight(drafts[key])
      return !(value >= min && value <= max)
    },
    set: (key, text) => setDrafts((before) => ({ ...before, [key]: text })),
    load: (weights) => setDrafts(toDrafts(weights)),
  }
}
