import { isTreatmentNeed, kindsOnRequest, treatmentKinds } from '#domain/directory/kinds.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { urgentHousing } from '#domain/search/answer-rule.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import { nextNeeds } from '#domain/search/next-needs.ts'
import { rankListings, type RankedListing } from '#domain/search/rank.ts'
import { computeNeedWeights, emptyInterpretation } from '#domain/search/request.ts'
import { listRelatedServices } from '#domain/services/related-services.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'
import type { SearchPlan } from './search-plan.ts'

/** Reads the candidates of a plan. */
type CandidateLoader = (plan: SearchPlan) => Promise<Candidate[]>

const maxSteps = 8
const maxPerService = 2
/** The service of the line that knows every other, and the need with the fewest listings that it is found by. */
const everything = { id: 'helpline-211', need: 'id-documentation' } as const

/** Needs for which the line is a better step than another kind of help. */
const needsOfLine: readonly NeedKey[] = [
  'housing',
  'food-assistance',
  'financial-assistance',
  'transportation',
  'family-child-support',
  'other',
]
/** Whoever names only these asks where to begin: the first days' needs are the next steps. */
const startingServices: readonly ServiceId[] = ['reentry-program', everything.id]

export interface NextSteps {
  /** Listings for the services closest to the named ones. */
  related: RankedListing[]
  /** Listings for the needs that a case manager would look at next. */
  further: RankedListing[]
}

/** What a case manager would look at next, for a page with few answers, the best first. */
export async function findNextSteps(
  load: CandidateLoader,
  plan: SearchPlan,
  firm: readonly NeedKey[],
): Promise<NextSteps> {
  const [found, byNeeds] = await Promise.all([findRelated(load, plan), findByNeeds(load, plan, firm)])
  const toStep = (listing: RankedListing): RankedListing => ({ ...listing, alsoReason: 'next_step' })
  const isLine = ({ candidate: { services } }: RankedListing) => services?.includes(everything.id) ?? false
  const isLineLate = !firm.some((need) => needsOfLine.includes(need))
  const related = found.filter((listing) => !isLineLate || !isLine(listing))
  return { related: related.map(toStep), further: [...byNeeds, ...found.filter(isLine)].map(toStep) }
}

/** Listings for the services closest to the named ones, in that order; at the end the line that knows more. */
async function findRelated(load: CandidateLoader, plan: SearchPlan): Promise<RankedListing[]> {
  const { services } = plan.rankRequest.text
  if (services.every((id) => startingServices.includes(id))) return []
  const isTreatmentWanted = computeNeedWeights(plan.rankRequest).some(isTreatmentNeed)
  const related = [...listRelatedServices(services), everything.id]
  const needs = related.map((id): NeedKey | undefined =>
    id === everything.id ? everything.need : needsByService[id][0],
  )
  const mask = toNeedsMask([...new Set(needs.filter((need) => need !== undefined))])
  const all = await load({ ...plan, mask })
  const candidates = all.filter(({ kind }) => !kindsOnRequest[kind] && (isTreatmentWanted || !treatmentKinds.has(kind)))
  const steps = new Map<string, RankedListing>()
  for (const id of new Set(related)) {
    for (const listing of rankForService(candidates, plan, id)) {
      if (!steps.has(listing.candidate.id)) steps.set(listing.candidate.id, listing)
    }
  }
  return [...steps.values()].slice(0, maxSteps)
}

function rankForService(candidates: readonly Candidate[], plan: SearchPlan, id: ServiceId): RankedListing[] {
  const offering = candidates.filter(({ services }) => services?.includes(id))
  const [need = 'other'] = needsByService[id]
  const text = { ...emptyInterpretation, services: [id], needs: [{ need, strength: 1 }] }
  const request = { ...plan.rankRequest, needs: [], text }
  return rankListings(offering, request, { limit: maxPerService })
}

/** Nobody who needs a bed tonight is helped by an office for money. */
async function findByNeeds(
  load: CandidateLoader,
  plan: SearchPlan,
  firm: readonly NeedKey[],
): Promise<RankedListing[]> {
  const isUrgent = urgentHousing.some((id) => plan.rankRequest.text.services.includes(id))
  const further = firm.flatMap((need) => (isUrgent && need === 'housing' ? [] : nextNeeds[need]))
  const needs = [...new Set(further)].filter((need) => !plan.needs.includes(need))
  if (needs.length === 0) return []
  const rankRequest = { ...plan.rankRequest, needs, text: emptyInterpretation }
  return rankListings(await load({ ...plan, mask: toNeedsMask(needs), rankRequest }), rankRequest, { limit: maxSteps })
}
