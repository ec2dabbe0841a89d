import {
  kindsByNeed,
  kindsOnRequest,
  treatmentKinds,
  treatmentNeeds,
  type KindOnRequest,
  type ListingKind,
} from '#domain/directory/kinds.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import { toNeedsMask } from '#domain/needs/needs-mask.ts'
import { listWantedServices } from '#domain/services/related-services.ts'
import { needsByService, type ServiceId } from '#domain/services/services.ts'
import type { Candidate } from './candidate.ts'
import { isElsewhere } from './elsewhere.ts'
import { goodHelp, someHelp } from './helper-grades.ts'
import type { RankRequest, WeightedNeed } from './request.ts'

const treatmentMask = toNeedsMask(treatmentNeeds)

/** Medicines a person must not miss: a clinic that does not give the one they named is no answer. */
const exclusiveServices: readonly ServiceId[] = ['methadone', 'buprenorphine']

/** Offices that put people on a waiting list. */
const waitingListKinds: ReadonlySet<ListingKind> = new Set([
  'housing-authority',
  'affordable-housing',
  'housing-counselor',
])
/** Whoever names one of these needs a place now. */
export const urgentHousing: readonly ServiceId[] = [
  'emergency-shelter',
  'domestic-violence-help',
  'homeless-veterans',
  'youth-line',
]
/** What a person who can wait asks for. */
const longTermServices: readonly ServiceId[] = [
  'public-housing',
  'housing-voucher',
  'affordable-housing',
  'supported-housing',
  'housing-counseling',
  'rent-help',
]

/** What a public defender, who is there for crimes, does not do. */
const civilLaw: readonly ServiceId[] = ['legal-housing', 'legal-family', 'legal-benefits', 'legal-employment']

/** Beds that a treatment program may have in a house of its own; whoever names them is not asking for treatment. */
const bedsOfPrograms: readonly ServiceId[] = ['sober-living', 'transitional-housing']
const programsWithBeds: ReadonlySet<ListingKind> = new Set(['residential-treatment', 'outpatient-treatment'])

/** Lines for people who cannot stay where they are: they answer whatever need was chosen. */
const urgentLines: readonly ServiceId[] = [
  'domestic-violence-help',
  'homeless-veterans',
  'victim-services',
  'youth-line',
]

/** Lines for some people only, by id, with the services and subjects that mean them; everybody else would call in vain. */
const linesForSome: Readonly<Record<string, { services: readonly ServiceId[]; guides: readonly string[] }>> = {
  'us-vcl': {
    services: ['veterans-program', 'veterans-health', 'vet-center', 'homeless-veterans'],
    guides: ['homeless-veteran', 'veterans-benefits'],
  },
  'us-translifeline': { services: [], guides: ['trans-care-shelter'] },
  'us-neverusealone': {
    services: ['substance-use-treatment'],
    guides: ['never-use-alone', 'low-tolerance', 'naloxone', 'test-strips', 'overdose-what-to-do', 'cravings'],
  },
  'us-stronghearts': { services: ['tribal-services', 'legal-native'], guides: ['tribal-services'] },
}

/** Kinds without one narrow purpose: a service that the person named makes them an answer. */
const openKinds: ReadonlySet<ListingKind> = new Set([
  'benefits-office',
  'child-support-office',
  'clothing',
  'community-program',
  'day-center',
  'family-program',
  'housing-help',
  'money-help',
  'reentry-employment',
  'reentry-program',
  'state-agency',
  'state-job-service',
  'support-group',
])

/**
 * Which of the requested needs a listing is an answer to, as bits. The kind of a listing decides; a service the person
 * named also makes it an answer, except that treatment centers answer only needs for treatment. Where a need is certain,
 * needs that the text only hints at are not answered.
 */
export function createAnswerRule(
  { text, needs: chosen }: Pick<RankRequest, 'text' | 'needs'>,
  needs: readonly WeightedNeed[],
) {
  const named: ReadonlySet<ServiceId> = new Set(text.services)
  const wanted = listWantedServices(text.services)
  const exclusive = exclusiveServices.filter((id) => named.has(id))
  const subjects = (text.subjects ?? []).map(({ guideId }) => guideId)
  const isSubjectKnown = subjects.length > 0
  const isTextOnly = chosen.every((need) => need === 'other')
  const certain = needs.filter(({ weight }) => weight === 1).map(({ need }) => need)
  // What the named service is for is as certain as the need: whoever is put out of a home needs a lawyer too.
  const main = isTextOnly ? text.services.flatMap((id) => needsByService[id].slice(0, 1)) : []
  const firm = toNeedsMask([...certain, ...main])
  const isWaitTooLong = isTextOnly && isForTonight(text.services)
  // It knows of beds: nothing for who fears somebody at home, or who looks for a place to rent.
  const isBedMeant =
    !named.has('domestic-violence-help') &&
    (named.has('emergency-shelter') || !text.services.some((id) => longTermServices.includes(id)))

  const isRequested = ({ services, guides = [] }: KindOnRequest) =>
    services.some((id) => named.has(id)) || guides.some((id) => subjects.includes(id))

  /** Main needs of the named services that it has, if its kind could be meant by them. */
  const listOffered = (kind: ListingKind, services: readonly ServiceId[]) => {
    let offered = 0
    let beds = 0
    for (const id of services) {
      if (!named.has(id)) continue
      const needs: readonly NeedKey[] = needsByService[id]
      const isOpen = openKinds.has(kind) || (isTextOnly && kind === 'national-program')
      const isBed = isTextOnly && programsWithBeds.has(kind) && bedsOfPrograms.includes(id)
      const isTreatment = isTextOnly && treatmentKinds.has(kind) && needs[0] !== 'healthcare'
      const fits = isOpen || isBed || isTreatment || needs.some((need) => kindsByNeed[need].includes(kind))
      const answered = fits ? toNeedsMask(isTextOnly ? needs : needs.slice(0, 1)) : 0
      if (isBed) beds |= answered
      else offered |= answered
    }
    return (treatmentKinds.has(kind) ? offered & treatmentMask : offered) | beds
  }

  return (candidate: Candidate, strong: number, { namedServices, grade }: { namedServices: number; grade: number }) => {
    const { id, kind, coreNeeds, services } = candidate
    if (kind === 'unknown' || isElsewhere(candidate)) return 0
    const forSome = kind === 'help-line' ? linesForSome[id] : undefined
    if (
      forSome &&
      !forSome.services.some((service) => named.has(service)) &&
      !subjects.some((guide) => forSome.guides.includes(guide))
    )
      return 0
    const requested = firm === 0 ? strong : strong & firm
    const onRequest = kindsOnRequest[kind]
    if (onRequest) {
      if (!isRequested(onRequest)) return 0
      return isTextOnly ? strong : requested & toNeedsMask(onRequest.needs)
    }
    if (kind === 'help-line' && services?.some((id) => named.has(id) && urgentLines.includes(id))) {
      return firm === 0 ? strong : firm
    }
    if (exclusive.length > 0) {
      // A methadone clinic is what this person needs, whether they chose health care or recovery.
      if (givesMedicine(kind, services ?? [], exclusive)) return (firm === 0 ? strong : firm) & treatmentMask
      return requested & coreNeeds & ~treatmentMask
    }
    if (named.has('mutual-support-groups') && treatmentKinds.has(kind)) return 0
    if (kind === 'child-support-office' && named.size > 0 && !named.has('child-support')) return 0
    if (isWaitTooLong && waitingListKinds.has(kind)) return 0
    if (kind === 'homeless-office' && !isBedMeant) return 0
    if (kind === 'public-defender' && civilLaw.some((id) => named.has(id) && !services?.includes(id))) return 0
    if (grade >= goodHelp) return firm === 0 ? strong : firm
    // Its kind belongs to the need, but nobody would send a person there for this.
    if (isTextOnly && isSubjectKnown && grade < someHelp) return 0
    if (isTextOnly && named.size > 0 && kind !== 'help-line' && !services?.some((id) => wanted.has(id))) return 0
    if (namedServices === 0) return requested & coreNeeds
    return requested & (coreNeeds | listOffered(kind, services ?? []))
  }
}

const isForTonight = (services: readonly ServiceId[]) =>
  services.some((id) => urgentHousing.includes(id)) && !services.some((id) => longTermServices.includes(id))

/**
 * Offices with waiting lists are no answer to "where do I sleep tonight": they stand apart, as a home for later. Whoever names
 * what they give gets them as answers.
 */
export function createLaterRule({ text: { services }, needs: chosen }: Pick<RankRequest, 'text' | 'needs'>) {
  const isWaitMeant = services.some((id) => longTermServices.includes(id))
  const isApart = !isWaitMeant && (chosen.includes('housing') || isForTonight(services))
  return (kind: ListingKind) => isApart && waitingListKinds.has(kind)
}

/** Residential programs give medicines to the people who live there. */
function givesMedicine(kind: ListingKind, services: readonly ServiceId[], medicines: readonly ServiceId[]): boolean {
  return treatmentKinds.has(kind) && kind !== 'residential-treatment' && medicines.some((id) => services.includes(id))
}
