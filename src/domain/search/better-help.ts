import { isTreatmentNeed, type ListingKind, kindsOnRequest, treatmentKinds } from '#domain/directory/kinds.ts'
import type { Candidate } from './candidate.ts'
import { isElsewhere } from './elsewhere.ts'
import { type GradedListing, createHelperGrader, goodHelp, listHelperNeeds } from './helper-grades.ts'
import { type AbsentKind, countAnswers, firstDaysRules, wideKinds } from './absent-kinds.ts'
import type { RankedListing } from './rank.ts'
import { computeNeedWeights } from './request.ts'
import type { SearchPlan } from './plan.ts'

/** The further needs whose listings may help with the named services, as bits; none where `enough` are good help already. */
export function chooseHelperNeeds(candidates: readonly Candidate[], plan: SearchPlan, enough: number): number {
  const { helpers, text } = plan.rankRequest
  const gradeHelp = createPlanGrader(plan)
  const mask = gradeHelp ? listHelperNeeds(helpers, text) & ~plan.mask : 0
  if (!gradeHelp || mask === 0) return 0
  const good = candidates.filter(
    (candidate) => candidate.kind !== 'youth-program' && gradeHelp(candidate, null) >= goodHelp,
  )
  return good.length >= enough ? 0 : mask
}

/** Adds the listings of other needs whose kind helps with the named services. */
export function addHelpers(candidates: Candidate[], further: readonly Candidate[], plan: SearchPlan): Candidate[] {
  const gradeHelp = createPlanGrader(plan)
  const known = new Set(candidates.map(({ id }) => id))
  const helping = further.filter((candidate) => !known.has(candidate.id) && (gradeHelp?.(candidate, null) ?? 0) > 0)
  return [...candidates, ...helping]
}

/** Help of this grade is worth a trip where nothing better is known. */
const worthTrip = 0.5

/** The same listings, those that help best with what is asked first; where the subject is clear, without those that do not. */
export function putBestHelpFirst(listings: RankedListing[], plan: SearchPlan): RankedListing[] {
  const gradeHelp = createPlanGrader(plan)
  if (!gradeHelp) return listings
  const isSubjectKnown = (plan.rankRequest.text.subjects?.length ?? 0) > 0
  const isTreatmentWanted = computeNeedWeights(plan.rankRequest).some(isTreatmentNeed)
  // A subject that is only likely sends a few people nearly anywhere: that makes no clinic for drugs a place to ask for a bed.
  const leastFor = ({ kind }: Candidate) =>
    isTreatmentWanted || kind === 'health-center' || !treatmentKinds.has(kind) ? Number.MIN_VALUE : worthTrip
  return listings
    .map((listing) => ({ listing, grade: gradeHelp(listing.candidate, listing.distanceKm) }))
    .filter(({ listing: { candidate }, grade }) => !isSubjectKnown || grade >= leastFor(candidate))
    .toSorted((a, b) => b.grade - a.grade)
    .map(({ listing }) => listing)
}

/** What was asked for, by its grade; and how much less a listing may help to stand beside it. */
const exactHelp = 2.7
const besideExact = 0.96

/** Whoever chose a need and names one thing of it ("ID", "birth certificate") gets who has it, and apart who may help with it. */
export function setApartLesserHelp(answers: readonly RankedListing[], plan: SearchPlan): RankedListing[] {
  const gradeHelp = plan.isOneThing ? createPlanGrader(plan) : null
  if (!gradeHelp) return [...answers]
  const graded = answers.map((listing) => ({ listing, grade: gradeHelp(listing.candidate, listing.distanceKm) }))
  const best = Math.max(...graded.map(({ grade }) => grade))
  if (best < exactHelp) return [...answers]
  return graded.map(({ listing, grade }) =>
    grade >= best - besideExact ? listing : { ...listing, alsoReason: 'next_step' as const },
  )
}

const mostPromoted = 5

/** Where nothing answers, what helps best is the answer: a lawyer who knows the consulate's papers, not an empty page. */
export function promoteBestHelp(listings: readonly RankedListing[], plan: SearchPlan): RankedListing[] {
  const gradeHelp = createPlanGrader(plan)
  if (!gradeHelp) return []
  return listings
    .filter((listing) => mayBePromoted(listing) && gradeHelp(listing.candidate, listing.distanceKm) >= worthTrip)
    .slice(0, mostPromoted)
    .map(toAnswer)
}

const mayBePromoted = ({ candidate, alsoReason }: RankedListing) =>
  alsoReason !== 'later' &&
  !kindsOnRequest[candidate.kind] &&
  (!treatmentKinds.has(candidate.kind) || candidate.kind === 'health-center') &&
  !isElsewhere(candidate)

const toAnswer = ({ alsoReason: _, ...listing }: RankedListing): RankedListing => listing

/** So much better than an answer, help stands before it, and is an answer itself. */
const clearlyBetter = 0.4
const worthRaising = 1

/** Kinds of a need come before those beside it; where these surely help more, they come first. */
export function raiseBetterHelp(listed: readonly RankedListing[], plan: SearchPlan): RankedListing[] {
  const gradeHelp = createPlanGrader(plan)
  if (!gradeHelp) return [...listed]
  const grade = ({ candidate, distanceKm }: RankedListing) => gradeHelp(candidate, distanceKm)
  const better = listed
    .filter((listing) => listing.alsoReason && mayBePromoted(listing) && grade(listing) >= worthRaising)
    .toSorted((a, b) => grade(b) - grade(a))
    .slice(0, mostPromoted)
  const raised = new Set<RankedListing>()
  const sorted = listed.flatMap((listing) => {
    if (listing.alsoReason) return []
    const before = better.filter((other) => !raised.has(other) && grade(other) >= grade(listing) + clearlyBetter)
    for (const other of before) raised.add(other)
    return [...before.map(toAnswer), listing]
  })
  return [...sorted, ...listed.filter((listing) => listing.alsoReason && !raised.has(listing))]
}

/** A kind of this grade would have been of help. */
const missedHelp = 1

/**
 * Without notices of what would not have helped: who must take a class in anger needs no lawyer, here or elsewhere. That there is no
 * other help is told where none of the answers is good help.
 */
export function tellMissedKinds(
  absent: readonly AbsentKind[],
  listed: readonly RankedListing[],
  plan: SearchPlan,
): readonly AbsentKind[] {
  const gradeHelp = createPlanGrader(plan)
  if (!gradeHelp) return absent
  const { services } = plan.rankRequest.text
  const isHelped = listed.some(
    ({ alsoReason, candidate, distanceKm }) => !alsoReason && gradeHelp(candidate, distanceKm) >= goodHelp,
  )
  const counts = countAnswers(listed)
  const grade = (kind: ListingKind) => gradeHelp({ kind, services, scope: 'site', countyFips: null, lat: 0 }, null)
  return absent.flatMap((missed): AbsentKind[] => {
    const rule = firstDaysRules.find(({ kind }) => kind === missed.kind)
    if (!rule) return isHelped ? [] : [missed]
    const isAnswered = (counts.get(rule.need) ?? 0) > 0
    if (wideKinds.has(rule.kind) && isAnswered) return []
    if (rule.listingKinds.some((kind) => grade(kind) >= missedHelp)) return [missed]
    return wideKinds.has(rule.kind) && !isHelped ? [{ ...missed, kind: 'other-help' }] : []
  })
}

function createPlanGrader({ county, rankRequest: { needs, helpers, text } }: SearchPlan) {
  const gradeHelp = needs.every((need) => need === 'other') ? createHelperGrader(helpers, text) : null
  if (!gradeHelp) return null
  return (candidate: GradedListing, km: number | null) =>
    gradeHelp(candidate, {
      isInCounty: candidate.serving === 'here' || candidate.countyFips === county.fips,
      km,
    })
}
