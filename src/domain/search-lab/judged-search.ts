import * as z from 'zod/mini'
import type { Listing } from '#domain/directory/listing.ts'
import { Language } from '#domain/language.ts'
import { NeedKey, Needs } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { ServiceId } from '#domain/services/services.ts'

const Grades = z.object({ 1: z.array(ServiceId), 2: z.array(ServiceId), 3: z.array(ServiceId) })
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
  listing: Pick<Listing, 'scope'> & { services: readonly ServiceId[] },
  judgement: Judgement,
  away: { inCounty: boolean; km: number | null },
): number {
  const has = (services: readonly ServiceId[]) => listing.services.some((service) => services.includes(service))
  const grade = has(judgement[3]) ? 3 : has(judgement[2]) ? 2 : has(judgement[1]) ? 1 : 0
  const isFar = listing.scope === 'site' && !away.inCounty && away.km !== null && away.km > farKm
  return isFar ? Math.max(0, grade - 1) : grade
}
