import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { Language } from '../../src/domain/language.ts'
import type { Listing } from '../../src/domain/directory/listing.ts'
import { NeedKey } from '../../src/domain/needs/needs.ts'
import { StateCode } from '../../src/domain/places/states.ts'
import { ServiceId } from '../../src/domain/services/services.ts'

const Grades = z.object({ 1: z.array(ServiceId), 2: z.array(ServiceId), 3: z.array(ServiceId) })
const JudgedQuery = z.object({
  id: z.string(), language: Language, text: z.optional(z.string()), needs: z.optional(z.array(NeedKey)),
  state: StateCode, county: z.string(), judgement: z.string(),
  /** Never looked at while the search was made better: tells whether it learned or only memorized. */
  isHeldOut: z.optional(z.literal(true)),
})
const GoldenSearch = z.object({ judgements: z.record(z.string(), Grades), queries: z.array(JudgedQuery) })

export type JudgedQuery = z.infer<typeof JudgedQuery>
export type Judgement = z.infer<typeof Grades>

export function readGoldenSearch(file: string): { queries: JudgedQuery[]; judgementOf(query: JudgedQuery): Judgement } {
  const { judgements, queries } = GoldenSearch.parse(JSON.parse(readFileSync(file, 'utf8')))
  const judgementOf = ({ id, judgement }: JudgedQuery) => {
    const grades = judgements[judgement]
    if (!grades) throw new Error(`${id} has no judgement ${judgement}`)
    return grades
  }
  queries.forEach(judgementOf)
  return { queries, judgementOf }
}

/** Further than this a place outside the county is a trip, not an answer. */
const farKm = 40

/** What the judgement says about a listing at this distance. */
export function gradeOf(
  listing: Pick<Listing, 'services' | 'scope'>, judgement: Judgement, away: { inCounty: boolean; km: number | null },
): number {
  const has = (services: readonly ServiceId[]) => listing.services.some((service) => services.includes(service))
  const grade = has(judgement[3]) ? 3 : has(judgement[2]) ? 2 : has(judgement[1]) ? 1 : 0
  const isFar = listing.scope === 'site' && !away.inCounty && away.km !== null && away.km > farKm
  return isFar ? Math.max(0, grade - 1) : grade
}
