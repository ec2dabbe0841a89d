import * as z from 'zod/mini'
import { ListingKind, manySidedKinds } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { Language } from '#domain/language.ts'
import { NeedKey, Needs } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { ServiceId } from '#domain/services/services.ts'

/**
 * The kinds of listings that answer a question well, somewhat or a little. Where `services` are given, a listing without
 * any of them is worth one grade less, and one of a kind with many purposes nothing.
 */
const Grades = z.object({
  1: z.array(ListingKind),
  2: z.array(ListingKind),
  3: z.array(ListingKind),
  services: z.optional(z.array(ServiceId)),
})
const JudgedQuery = z.object({
  id: z.string(),
  language: Language,
  text: z.optional(z.string()),
  needs: z.optional(z.array(NeedKey)),
  state: StateCode,
  county: z.string(),
  judgement: z.string(),
  /** Never used while tuning the search: shows whether the tuning generalizes or only memorized. */
  isHeldOut: z.optional(z.literal(true)),
})
const GoldenSearch = z.object({ judgements: z.record(z.string(), Grades), queries: z.array(JudgedQuery) })

export type JudgedQuery = z.infer<typeof JudgedQuery>
export type Judgement = z.infer<typeof Grades>

export interface JudgedSearch {
  queries: JudgedQuery[]
  judgementOf(query: JudgedQuery): Judgement
}

/** Parses the judged queries of a file; throws when one has no judgment. */
export function parseJudgedSearch(text: string): JudgedSearch {
  const { judgements, queries } = GoldenSearch.parse(JSON.parse(text))
  const getJudgement = ({ id, judgement }: JudgedQuery) => {
    const grades = judgements[judgement]
    if (!grades) throw new Error(`${id} has no judgement ${judgement}`)
    return grades
  }
  queries.forEach(getJudgement)
  return { queries, judgementOf: getJudgement }
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

/** A listing outside the county and beyond this distance is a trip, not an answer. */
const farKm = 40

/** The judgment's grade for a listing at this distance. */
export function gradeListing(
  { kind, scope, services }: Pick<Listing, 'scope'> & { kind: ListingKind; services: readonly ServiceId[] },
  judgement: Judgement,
  away: { inCounty: boolean; km: number | null },
): number {
  const grade = ([3, 2, 1] as const).find((value) => judgement[value].includes(kind)) ?? 0
  const isWithoutService = judgement.services !== undefined && !services.some((id) => judgement.services?.includes(id))
  if (isWithoutService && manySidedKinds.has(kind)) return 0
  const isFar = scope === 'site' && !away.inCounty && away.km !== null && away.km > farKm
  return Math.max(0, grade - Number(isWithoutService) - Number(isFar))
}
