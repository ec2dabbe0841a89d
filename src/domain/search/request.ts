import type { HelperGrades } from './helper-grades.ts'
import type { Language } from '#domain/language.ts'
import { needKeys, type NeedKey, type Needs } from '#domain/needs/needs.ts'
import type { Point } from '#domain/places/distance.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'

/** The interpretation of the person's own words. */
export interface InterpretedText {
  needs: readonly { need: NeedKey; strength: number }[]
  services: readonly ServiceId[]
  /** The guides about its subject, where that is clear. */
  subjects?: readonly { guideId: string; probability: number }[]
  /** All guides it may be about, and how much each counts for who helps; those of `subjects` alone when absent. */
  leanings?: readonly { guideId: string; weight: number }[]
  /** Remaining folded words, to be matched against names. */
  terms: readonly string[]
}

export const emptyInterpretation: InterpretedText = { needs: [], services: [], terms: [] }

export interface RankRequest {
  /** As chosen, in no particular order. */
  needs: readonly NeedKey[]
  text: InterpretedText
  /** Who helps with which service; without it the order of kinds for a need decides. */
  helpers?: HelperGrades
  /** The center of the county, or a point the person gave; null when neither is known. */
  center: Point | null
  /** False for the center of a county, which says little about where in it the person lives. */
  isCenterExact: boolean
  countyFips: string | null
  language: Language
  /** The current month, which freshness is measured against: `2026-11`. */
  month: string
}

export interface WeightedNeed {
  need: NeedKey
  /** Above 0, at most 1. */
  weight: number
}

const weakestHint = 0.2
/** Beside a chosen need the text refines: what else it may mean comes after. */
const besideChosen = 0.4

/**
 * Chosen needs and needs found in the text, each once. Less certain matches in the text weigh much less, and “other”
 * with an explanation in the text is replaced by what the text means.
 */
export function computeNeedWeights({ needs, text }: Pick<RankRequest, 'needs' | 'text'>): WeightedNeed[] {
  const weights = new Map<NeedKey, number>()
  const hints = text.needs.length > 0 ? text.needs : listHints(text.services)
  const strongest = Math.max(...hints.map(({ strength }) => strength))
  const most = needs.some((need) => need !== 'other') ? besideChosen : 1
  for (const { need, strength } of hints) weights.set(need, Math.max(weakestHint, most * (strength / strongest) ** 2))
  for (const need of needs) if (need !== 'other' || hints.length === 0) weights.set(need, 1)
  return needKeys.flatMap((need) => {
    const weight = weights.get(need)
    return weight === undefined ? [] : [{ need, weight }]
  })
}

function listHints(services: readonly ServiceId[]) {
  return services.flatMap((id) => needsByService[id].slice(0, 1)).map((need) => ({ need, strength: 1 }))
}

export function listChosenNeeds(needs: Needs): NeedKey[] {
  return needKeys.filter((need) => needs[need])
}
