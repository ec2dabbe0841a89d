import { isTreatmentNeed, kindsOnRequest, treatmentKinds } from '#domain/directory/kinds.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { urgentHousing } from './answer-rule.ts'
import type { Candidate } from './candidate.ts'
import { type RankedListing, rankListings } from './rank.ts'
import { computeNeedWeights, emptyInterpretation } from './request.ts'
import { listRelatedServices } from '#domain/services/related-services.ts'
import { type ServiceId, needsByService } from '#domain/services/services.ts'
import type { SearchPlan } from './plan.ts'

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

/** What to look at next: services and needs, and the needs whose listings must be read for it, as bits. */
export interface NextReading {
  services: readonly ServiceId[]
  needs: readonly NeedKey[]
  mask: number
}

export function chooseNextReading(
  candidates: readonly Candidate[],
  plan: SearchPlan,
  firm: readonly NeedKey[],
): NextReading {
  const services = listNextServices(plan)
  const needs = listNextNeeds(plan, firm)
  return { services, needs, mask: toNeedsMask([...needs, ...listNeeds(services, candidates)]) & ~plan.mask }
}

/** What a case manager would look at next, for a page with few answers, the best first. */
export function listNextSteps(
  { candidates, further }: { candidates: readonly Candidate[]; further: readonly Candidate[] },
  { services, needs }: NextReading,
  plan: SearchPlan,
  firm: readonly NeedKey[],
): NextSteps {
  const isKnown = new Set(candidates.map(({ id }) => id))
  const all = [...candidates, ...further.filter(({ id }) => !isKnown.has(id))]
  const found = rankRelated(all, plan, services)
  const request = { ...plan.rankRequest, needs, text: emptyInterpretation }
  const byNeeds = needs.length === 0 ? [] : rankListings(further, request, { limit: maxSteps })
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
