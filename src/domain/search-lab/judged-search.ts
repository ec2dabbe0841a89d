import * as z from 'zod/mini'
import { ListingKind } from '#domain/directory/kinds.ts'
import { Language } from '#domain/language.ts'
import { NeedKey, Needs } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { isElsewhere } from '#domain/search/elsewhere.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import { ServiceId } from '#domain/services/services.ts'
import { mean } from './metrics.ts'

/**
 * The kinds of listings that answer a question well, somewhat or a little. A kind under `only` counts where the listing
 * has one of these services.
 */
export const Judgement = z.object({
  1: z.array(ListingKind),
  2: z.array(ListingKind),
  3: z.array(ListingKind),
  only: z.optional(z.partialRecord(ListingKind, z.array(ServiceId))),
})
const JudgedQuery = z.object({
  id: z.string(),
  language: Language,
  text: z.optional(z.string()),
  needs: z.optional(z.array(NeedKey)),
  state: StateCode,
  county: z.string(),
  judgement: z.string(),
  /** Judgements by others of the same question; its grades are the mean of all. */
  further: z.optional(z.array(z.string())),
  /** Never used while tuning the search: shows whether the tuning generalizes or only memorized. */
  isHeldOut: z.optional(z.literal(true)),
})
const GoldenSearch = z.object({ judgements: z.record(z.string(), Judgement), queries: z.array(JudgedQuery) })

export type JudgedQuery = z.infer<typeof JudgedQuery>
export type Judgement = z.infer<typeof Judgement>

export interface JudgedSearch {
  queries: JudgedQuery[]
  judgementsOf(query: JudgedQuery): readonly Judgement[]
}

/** Parses the judged queries of a file; throws when one has no judgment. */
export function parseJudgedSearch(text: string): JudgedSearch {
  const { judgements, queries } = GoldenSearch.parse(JSON.parse(text))
  const judgementsOf = ({ id, judgement, further = [] }: JudgedQuery) =>
    [judgement, ...further].map((name) => {
      const grades = judgements[name]
      if (!grades) throw new Error(`${id} has no judgement ${name}`)
      return grades
    })
  queries.forEach(judgementsOf)
  return { queries, judgementsOf }
}

/** A judged query as a visitor would send it. */
export function toSearchRequest({ state, county, language, text, needs }: Omit<JudgedQuery, 'id' | 'judgement'>) {
  const flags = Object.fromEntries((needs ?? []).map((need) => [need, true]))
  return {
    location: { state, county },
    language,
    needs: Needs.parse({ ...flags, ...(text ? { other: true, otherDescription: text } : {}) }),
  }
}

type GradedListing = Pick<Candidate, 'kind' | 'scope' | 'services' | 'countyFips' | 'lat' | 'serving'>

/** A listing outside the county and beyond this distance is a trip, not an answer. */
const farKm = 40

/** The mean of the grades that the judgements give a listing at this distance. */
export function gradeListing(
  listing: GradedListing,
  judgements: readonly Judgement[],
  away: { inCounty: boolean; km: number | null },
): number {
  return mean(judgements.map((judgement) => gradeByOne(listing, judgement, away)))
}

function gradeByOne(
  listing: GradedListing,
  { only, ...grades }: Judgement,
  away: { inCounty: boolean; km: number | null },
): number {
  const { kind, scope, services = [] } = listing
  const grade = ([3, 2, 1] as const).find((value) => grades[value].includes(kind)) ?? 0
  const needed = only?.[kind]
  if (needed && !services.some((id) => needed.includes(id))) return 0
  // Nobody can tell whether it serves this county.
  if (isElsewhere(listing)) return Math.min(grade, 1)
  const isFar = scope === 'site' && !away.inCounty && away.km !== null && away.km > farKm
  return Math.max(0, grade - Number(isFar))
}
