import { isTreatmentNeed, kindsOnRequest, treatmentKinds } from '#domain/directory/kinds.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { listWantedServices } from '#domain/services/related-services.ts'
import type { ServiceId } from '#domain/services/services.ts'
import { countAnswers, listAbsentKinds, listNamedAnswers, type AbsentKind } from './absent-kinds.ts'
import { urgentHousing } from './answer-rule.ts'
import {
  promoteBestHelp,
  putBestHelpFirst,
  raiseBetterHelp,
  setApartLesserHelp,
  tellMissedKinds,
} from './better-help.ts'
import type { Candidate } from './candidate.ts'
import { chooseNextReading, listNextSteps, type NextReading, type NextSteps } from './next-steps.ts'
import type { SearchPlan } from './plan.ts'
import type { RankWeights } from './rank-weights.ts'
import { rankListings, type RankedListing } from './rank.ts'
import { computeNeedWeights } from './request.ts'

/** The most one county's response can contain within 60 KB on the wire: answers, and what may help as well. */
export const maxResults = 120
const maxOthers = 30
/** A page with fewer answers also shows next steps. */
export const enoughAnswers = 6

/** Nothing in the directory helps: 2-1-1 may know. */
const unknownHelp: readonly AbsentKind[] = [{ kind: 'other-help', contactIds: ['us-211'] }]

export interface ArrangedHelp {
  ranked: RankedListing[]
  absent: readonly AbsentKind[]
}

interface FirstArrangement extends ArrangedHelp {
  firm: readonly NeedKey[]
  /** What to look at next where answers are few; null where they are enough. */
  next: NextReading | null
}

interface ArrangeOptions {
  /** A caller that shows only a few results has no room for what may help as well. */
  limit?: number
  weights?: RankWeights
}

/**
 * What a search shows of its candidates, in the order it shows them. The server and a phone without a network both call it, so the
 * same candidates give the same list.
 */
export function arrangeHelp(
  candidates: readonly Candidate[],
  plan: SearchPlan,
  { limit, weights }: ArrangeOptions,
): FirstArrangement {
  const firm = computeNeedWeights(plan.rankRequest).flatMap(({ need, weight }) => (weight === 1 ? [need] : []))
  const ranked = rankListings(candidates, plan.rankRequest, {
    limit: limit ?? maxResults,
    maxOthers: limit === undefined ? maxOthers : 0,
    ...(weights && { weights }),
  })
  const { services, subjects } = plan.rankRequest.text
  const answered = listNamedAnswers(ranked, new Set(services))
  const needs = firm.filter((need) => !answered.has(need))
  // A subject without a service of its own is not what the first-days kinds of its need are for.
  const isSubjectAlone = services.length === 0 && (subjects?.length ?? 0) > 0
  const notThere = listAbsentKinds(isSubjectAlone ? [] : needs, candidates, countAnswers(ranked), plan.county.state)
  const absent = tellMissedKinds(notThere, ranked, plan)
  const listed = limit === undefined ? setApartLesserHelp(ranked, plan) : ranked
  const isEnough = limit !== undefined || listed.filter(({ alsoReason }) => !alsoReason).length >= enoughAnswers
  return isEnough
    ? { ranked: raiseBetterHelp(listed, plan), absent, firm, next: null }
    : { ranked: listed, absent, firm, next: chooseNextReading(candidates, plan, firm) }
}

/** Adds the next steps to a list with few answers; `further` are the listings read for them. */
export function addNextSteps(
  { ranked: listed, absent, firm, next }: FirstArrangement,
  read: { candidates: readonly Candidate[]; further: readonly Candidate[] },
  plan: SearchPlan,
): ArrangedHelp {
  if (next === null) return { ranked: listed, absent }
  const answers = listed.filter(({ alsoReason }) => !alsoReason)
  const later = listed.filter(({ alsoReason }) => alsoReason === 'later')
  const beside = listed.filter(({ alsoReason }) => alsoReason && alsoReason !== 'later')
  const isShown = new Set([...answers, ...later].map(({ candidate }) => candidate.id))
  const steps = listNextSteps(read, next, plan, firm)
  const also = putBestHelpFirst(joinNextSteps(beside, steps, plan), plan).filter(
    ({ candidate: { id } }) => !isShown.has(id),
  )
  // For tonight a waiting list is the last step.
  const isUrgent = plan.rankRequest.text.services.some((id) => urgentHousing.includes(id))
  const join = (list: RankedListing[]) => (isUrgent ? [...list, ...later] : [...later, ...list])
  if (answers.length > 0 || absent.length > 0)
    return { ranked: raiseBetterHelp([...answers, ...join(also.slice(0, maxOthers))], plan), absent }
  const promoted = promoteBestHelp(also, plan)
  const isPromoted = new Set(promoted.map(({ candidate }) => candidate.id))
  const others = also.filter(({ candidate }) => !isPromoted.has(candidate.id)).slice(0, maxOthers)
  return { ranked: [...promoted, ...join(others)], absent: promoted.length > 0 ? [] : unknownHelp }
}

/**
 * First what offers the very service asked for, then what is closest to it, then further steps, then what only may help.
 * Treatment centers offer nearly everything beside their purpose: where nobody asked for treatment they stand last, and
 * are left out where a person wrote what they need.
 */
function joinNextSteps(others: RankedListing[], { related, further }: NextSteps, plan: SearchPlan): RankedListing[] {
  const { services } = plan.rankRequest.text
  const isTreatmentWanted = computeNeedWeights(plan.rankRequest).some(isTreatmentNeed)
  const beside = others.filter(
    ({ candidate: { kind } }) => !kindsOnRequest[kind] && (isTreatmentWanted || !treatmentKinds.has(kind)),
  )
  const offering = (wanted: ReadonlySet<ServiceId>) =>
    beside.filter(({ candidate }) => candidate.services?.some((id) => wanted.has(id)))
  const sure = beside.filter(({ alsoReason }) => plan.text === null && alsoReason !== 'may_offer')
  const first = services.length === 0 ? sure : offering(new Set(services))
  // What helps with a known subject is known as well: these are all that do.
  const isSubjectKnown = (plan.rankRequest.text.subjects?.length ?? 0) > 0
  const rest =
    plan.text === null || isSubjectKnown
      ? others
      : others.filter(({ candidate: { kind } }) => isTreatmentWanted || !treatmentKinds.has(kind))
  const byId = new Map<string, RankedListing>()
  for (const listing of [...first, ...related, ...offering(listWantedServices(services)), ...further, ...rest]) {
    if (!byId.has(listing.candidate.id)) byId.set(listing.candidate.id, listing)
  }
  return [...byId.values()]
}
