import { isTreatmentNeed, kindsOnRequest, treatmentKinds } from '#domain/directory/kinds.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { type AbsentKind, findNearestOffice } from '#domain/search/absent-kinds.ts'
import { urgentHousing } from '#domain/search/answer-rule.ts'
import type { Candidate } from '#domain/search/candidate.ts'
import { type RankedListing, rankListings } from '#domain/search/rank.ts'
import { computeNeedWeights, emptyInterpretation } from '#domain/search/request.ts'
import { listRelatedServices } from '#domain/services/related-services.ts'
import { type ServiceId, needsByService } from '#domain/services/services.ts'
import type { DirectoryRepository } from './repository.ts'
import { farRadiusKm, maxCandidates, toSearchArea } from './search-area.ts'
import type { SearchPlan } from './search-plan.ts'

/** The first days after release: where to begin when a person cannot say what they need. */
const startingNeeds: readonly NeedKey[] = [
  'financial-assistance',
  'housing',
  'employment',
  'healthcare',
  'food-assistance',
  'id-documentation',
]

/** Where a case manager would look next when there is little for a need. */
const nextNeeds: Readonly<Record<NeedKey, readonly NeedKey[]>> = {
  housing: ['financial-assistance'],
  employment: ['job-training', 'technology-digital-literacy'],
  'job-training': ['employment', 'education'],
  legal: [],
  healthcare: [],
  'mental-health': ['healthcare'],
  education: ['job-training', 'technology-digital-literacy'],
  transportation: [],
  'recovery-support': ['sobriety', 'healthcare'],
  'family-child-support': ['legal'],
  'financial-assistance': ['food-assistance', 'employment'],
  'food-assistance': ['financial-assistance'],
  'technology-digital-literacy': ['education'],
  'id-documentation': ['legal'],
  'peer-support': ['sobriety'],
  'restorative-justice': ['peer-support'],
  sobriety: ['recovery-support'],
  other: startingNeeds,
}

interface NextDeps {
  /** What the search has read already. */
  candidates: readonly Candidate[]
  /** Reads the candidates of a plan. */
  load: (plan: SearchPlan) => Promise<Candidate[]>
}

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
export async function findNextSteps(deps: NextDeps, plan: SearchPlan, firm: readonly NeedKey[]): Promise<NextSteps> {
  const services = listNextServices(plan)
  const needs = listNextNeeds(plan, firm)
  const missing = toNeedsMask([...needs, ...listNeeds(services, deps.candidates)]) & ~plan.mask
  const loaded = missing === 0 ? [] : await deps.load({ ...plan, mask: missing })
  const isKnown = new Set(deps.candidates.map(({ id }) => id))
  const all = [...deps.candidates, ...loaded.filter(({ id }) => !isKnown.has(id))]
  const found = rankRelated(all, plan, services)
  const request = { ...plan.rankRequest, needs, text: emptyInterpretation }
  const byNeeds = needs.length === 0 ? [] : rankListings(loaded, request, { limit: maxSteps })
  const toStep = (listing: RankedListing): RankedListing => ({ ...listing, alsoReason: 'next_step' })
  const isLine = ({ candidate }: RankedListing) => candidate.services?.includes(everything.id) ?? false
  const isLineLate = !firm.some((need) => needsOfLine.includes(need))
  const related = found.filter((listing) => !isLineLate || !isLine(listing))
  return { related: related.map(toStep), further: [...byNeeds, ...found.filter(isLine)].map(toStep) }
}

/** The services closest to the named ones, in that order, and at the end the line that knows more. */
function listNextServices({ rankRequest: { text } }: SearchPlan): ServiceId[] {
  const isStart = text.services.every((id) => startingServices.includes(id))
  return isStart ? [] : [...new Set([...listRelatedServices(text.services), everything.id])]
}

/** Needs to read for these services, where they are not read yet. */
function listNeeds(services: readonly ServiceId[], candidates: readonly Candidate[]): NeedKey[] {
  return services.flatMap((id): readonly NeedKey[] => {
    if (id !== everything.id) return needsByService[id].slice(0, 1)
    return candidates.some((candidate) => candidate.services?.includes(id)) ? [] : [everything.need]
  })
}

/** Nobody who needs a bed tonight is helped by an office for money. */
function listNextNeeds(plan: SearchPlan, firm: readonly NeedKey[]): NeedKey[] {
  const isUrgent = urgentHousing.some((id) => plan.rankRequest.text.services.includes(id))
  const further = firm.flatMap((need) => (isUrgent && need === 'housing' ? [] : nextNeeds[need]))
  return [...new Set(further)].filter((need) => !plan.needs.includes(need))
}

function rankRelated(all: readonly Candidate[], plan: SearchPlan, services: readonly ServiceId[]): RankedListing[] {
  const isTreatmentWanted = computeNeedWeights(plan.rankRequest).some(isTreatmentNeed)
  const isFit = ({ kind }: Candidate) => !kindsOnRequest[kind] && (isTreatmentWanted || !treatmentKinds.has(kind))
  const candidates = services.length === 0 ? [] : all.filter(isFit)
  const steps = new Map<string, RankedListing>()
  for (const id of services) {
    for (const listing of rankForService(candidates, plan, id)) {
      if (!steps.has(listing.candidate.id)) steps.set(listing.candidate.id, listing)
    }
    if (steps.size >= maxSteps) break
  }
  return [...steps.values()].slice(0, maxSteps)
}

function rankForService(candidates: readonly Candidate[], plan: SearchPlan, id: ServiceId): RankedListing[] {
  const offering = candidates.filter(({ services }) => services?.includes(id))
  if (offering.length === 0) return []
  const [need = 'other'] = needsByService[id]
  const text = { ...emptyInterpretation, services: [id], needs: [{ need, strength: 1 }] }
  return rankListings(offering, { ...plan.rankRequest, needs: [], text }, { limit: maxPerService })
}

/** Free lawyers divide a state among them: the closest office of the state knows which of them takes the county. */
export async function nameNearLegalAid(
  directory: Pick<DirectoryRepository, 'candidates'>,
  absent: readonly AbsentKind[],
  { county, rankRequest: { center } }: SearchPlan,
): Promise<readonly AbsentKind[]> {
  if (!absent.some(({ kind }) => kind === 'legal-help')) return absent
  const wide = await directory.candidates(toSearchArea(county, center ?? undefined), {
    needs: toNeedsMask(['legal']),
    radiusKm: farRadiusKm,
    limit: maxCandidates,
    withNames: false,
  })
  const nearest = findNearestOffice(wide, county, 'legal-aid')
  return absent.map((told) =>
    nearest && told.kind === 'legal-help' ? { ...told, contactIds: [nearest.id, ...told.contactIds] } : told,
  )
}
