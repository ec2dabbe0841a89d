import { kindsByNeed, listingKinds, manySidedKinds, type ListingKind } from '../directory/kinds.ts'
import { toNeedsMask } from '../needs/needs-mask.ts'
import { needKeys, type NeedKey } from '../needs/needs.ts'
import { kindsByService } from '../services/kinds-by-service.ts'
import { needsByService, type ServiceId } from '../services/services.ts'
import type { Task } from './task.ts'
import { taskGraph, type TaskId } from './task-graph.ts'

const bed: readonly ListingKind[] = [
  'emergency-shelter',
  'day-center',
  'coordinated-entry',
  'transitional-housing',
  'homeless-office',
]
const rides: readonly ListingKind[] = ['transit-agency', 'ride-program']
const jobHelp: readonly ListingKind[] = ['job-center', 'reentry-employment', 'reentry-program']

/**
 * The kinds of listing a task can be done at, in the order in which a case manager would try them. A task that is not
 * here has no place to name: it is done alone, with a person the reader knows, or at an office on their papers.
 */
const kindsByTask: Readonly<Partial<Record<TaskId, readonly ListingKind[]>>> = {
  // Safety, a bed, medicine, food
  'safe-from-harm': ['survivor-program'],
  'bed-tonight': bed,
  'bed-with-kids': ['emergency-shelter', 'coordinated-entry', 'homeless-office'],
  'bed-for-veterans': ['veterans-housing'],
  'bed-check': bed,
  'next-bed': ['transitional-housing', 'emergency-shelter', 'coordinated-entry'],
  'medicine-out': ['health-center'],
  'medicine-check': ['health-center'],
  'medicine-replace': ['health-center'],
  'insulin-now': ['health-center'],
  'shot-due': ['mental-health-clinic', 'health-center'],
  'methadone-next': ['opioid-treatment-program'],
  'buprenorphine-next': ['outpatient-treatment', 'opioid-treatment-program', 'health-center'],
  'detox-safely': ['residential-treatment', 'hospital', 'outpatient-treatment'],
  naloxone: ['health-center', 'opioid-treatment-program', 'outpatient-treatment'],
  'food-today': ['meal-site', 'food-pantry', 'food-bank'],
  'phone-now': ['library'],
  'clothes-and-shower': ['day-center', 'clothing', 'emergency-shelter', 'reentry-program', 'community-program'],
  'ride-plan': rides,
  'bus-pass': rides,
  'mail-address': ['day-center', 'emergency-shelter', 'reentry-program'],
  // Documents
  'birth-certificate': ['vital-records'],
  'social-security-card': ['social-security-office'],
  'state-id': ['id-office'],
  'id-this-week': ['id-office'],
  'license-check': ['id-office'],
  'license-back': ['id-office'],
  'dui-steps': ['id-office'],
  // A home
  'housing-programs': ['transitional-housing', 'coordinated-entry', 'reentry-program', 'housing-help'],
  // Not the housing authority: a call there about a guest with a record can cost the family its home.
  'family-lease': ['housing-counselor', 'legal-aid'],
  'housing-list': ['housing-authority', 'affordable-housing', 'housing-counselor'],
  'room-search': ['housing-help', 'housing-counselor', 'reentry-program'],
  'deposit-help': ['housing-help', 'money-help', 'benefits-office'],
  'rent-help': ['housing-help', 'money-help', 'benefits-office'],
  'eviction-help': ['legal-aid', 'housing-counselor'],
  'lease-trouble': ['legal-aid', 'housing-counselor'],
  'registry-address': ['legal-aid'],
  // Money
  'apply-snap': ['benefits-office'],
  'cash-aid': ['benefits-office'],
  'disability-benefits': ['social-security-office'],
  'veterans-benefits': ['veterans-benefits', 'vet-center'],
  'debt-letter': ['legal-aid'],
  // Work and learning
  'job-center': ['job-center', 'reentry-employment'],
  resume: ['job-center', 'reentry-employment', 'library'],
  'record-answer': ['reentry-employment', 'reentry-program', 'job-center'],
  'fair-chance-list': jobHelp,
  'apply-jobs': [...jobHelp, 'library'],
  'interview-practice': jobHelp,
  'work-papers': ['job-center', 'reentry-employment'],
  'own-business': ['library', 'job-center'],
  'free-training': ['job-center', 'job-training', 'college'],
  ged: ['adult-school', 'college', 'library'],
  'ged-rest': ['adult-school', 'college', 'library'],
  'money-for-school': ['college'],
  'english-class': ['adult-school', 'library', 'college'],
  'library-card': ['library'],
  'computer-class': ['library', 'adult-school'],
  // Health and recovery
  'apply-medicaid': ['benefits-office', 'health-center'],
  'clinic-visit': ['health-center'],
  'pregnancy-care': ['health-center'],
  counselor: ['mental-health-clinic', 'health-center'],
  'find-treatment': [
    'outpatient-treatment',
    'opioid-treatment-program',
    'residential-treatment',
    'mental-health-clinic',
  ],
  'first-meeting': ['support-group'],
  'hard-moment-plan': ['support-group', 'outpatient-treatment'],
  'recovery-coach': ['support-group', 'outpatient-treatment'],
  // Law, family, people
  'report-late': ['public-defender', 'legal-aid'],
  'warrant-lawyer': ['public-defender'],
  'court-ready': ['public-defender'],
  'immigration-lawyer': ['legal-aid'],
  'legal-aid': ['legal-aid'],
  'record-copy': ['legal-aid'],
  'record-clearing': ['legal-aid', 'reentry-program'],
  'no-contact-check': ['legal-aid'],
  'protective-order': ['legal-aid'],
  'child-case': ['legal-aid'],
  'see-my-kids': ['family-program', 'legal-aid'],
  'child-support-call': ['child-support-office'],
  'child-support-change': ['child-support-office'],
  'peer-mentor': ['reentry-program', 'support-group', 'community-program'],
  'healing-circle': ['mediation'],
  'make-amends': ['mediation', 'reentry-program'],
  'reentry-program': ['reentry-program', 'community-program'],
  'tribal-office': ['tribal-government'],
  'tribal-help': ['tribal-government'],
  // Hard facts
  'support-hearing': ['child-support-office'],
  'snap-status': ['benefits-office'],
  'check-restart': ['social-security-office'],
  'family-home': ['transitional-housing', 'emergency-shelter', 'coordinated-entry', 'housing-help'],
  'work-permit': ['legal-aid'],
  'checkin-ready': ['legal-aid'],
  'relapse-lawyer': ['public-defender'],
  'tribal-officer': ['tribal-government'],
  'tribal-papers': ['tribal-government'],
  // More cases
  'support-job-lost': ['child-support-office'],
  'defender-reach': ['public-defender'],
  'warm-clothes': ['clothing', 'day-center', 'emergency-shelter', 'community-program'],
  'sober-place': ['recovery-housing', 'transitional-housing'],
  'college-apply': ['college'],
  // Special cases
  'wound-care': ['health-center', 'hospital'],
  'alcohol-doctor': ['residential-treatment', 'hospital', 'outpatient-treatment'],
  'license-hearing': ['id-office'],
  'cdl-steps': ['id-office'],
  'retirement-check': ['social-security-office'],
}

/** Where a kind is too broad: the listing must say that it has one of these. */
const requiredServices: Readonly<Partial<Record<TaskId, readonly ServiceId[]>>> = {
  'methadone-next': ['methadone'],
  'buprenorphine-next': ['buprenorphine'],
  'detox-safely': ['detox'],
  'first-meeting': ['mutual-support-groups'],
  'hard-moment-plan': ['mutual-support-groups', 'recovery-coach', 'peer-support'],
  'recovery-coach': ['recovery-coach', 'peer-support'],
  'peer-mentor': ['peer-support', 'mentoring', 'reentry-program', 'recovery-coach'],
  'immigration-lawyer': ['legal-immigration'],
  'protective-order': ['legal-family'],
  'child-case': ['legal-family'],
  'see-my-kids': ['legal-family', 'child-family-services'],
  'family-lease': ['housing-counseling', 'legal-housing'],
  'debt-letter': ['legal-consumer'],
  'deposit-help': ['rent-help'],
  'rent-help': ['rent-help'],
  'apply-snap': ['snap'],
  'snap-status': ['snap'],
  'work-permit': ['legal-immigration'],
  'checkin-ready': ['legal-immigration'],
  'cash-aid': ['cash-assistance'],
}

/** Offices that answer for one county: the one next door sends people away. */
export const ownCountyKinds: ReadonlySet<ListingKind> = new Set([
  'benefits-office',
  'child-support-office',
  'court-or-clerk',
  'homeless-office',
  // Its lists are for its own county or town.
  'housing-authority',
  'public-defender',
])

/** Which listings a task can be done at. */
export interface TaskPlaces {
  /** Best first; empty when no place can help. */
  kinds: readonly ListingKind[]
  /** The listing must have one of these; null when its kind is enough. */
  required: readonly ServiceId[] | null
  /** What a kind with many purposes must have one of, and what any listing is better with. */
  services: readonly ServiceId[]
}

const taskIds: ReadonlySet<string> = new Set(taskGraph.map(({ id }) => id))

/** A task in a person's own words is not in the graph: its services then say which kinds can help. */
export function getTaskPlaces({ id, services }: Pick<Task, 'id' | 'services'>): TaskPlaces {
  if (taskIds.has(id)) {
    return { kinds: kindsByTask[id as TaskId] ?? [], required: requiredServices[id as TaskId] ?? null, services }
  }
  const kinds = services.flatMap((service) => kindsByService[service] ?? listKindsOfNeed(service))
  return { kinds: [...new Set(kinds)], required: services, services }
}

function listKindsOfNeed(service: ServiceId): readonly ListingKind[] {
  const [need] = needsByService[service] as readonly NeedKey[]
  return need ? kindsByNeed[need] : []
}

type Place = { kind: ListingKind; services?: readonly ServiceId[] }

/** How many kinds come before the listing's; null when it is not a place for the task. */
export function getKindPosition({ kinds, required, services }: TaskPlaces, listing: Place): number | null {
  const position = kinds.indexOf(listing.kind)
  const has = (wanted: readonly ServiceId[]) => wanted.some((id) => listing.services?.includes(id))
  if (position === -1 || (required && !has(required))) return null
  if (listing.kind === 'health-center' && has(drugPrograms) && !kinds.includes('outpatient-treatment')) return null
  const enough = listing.kind === 'legal-aid' ? generalLegalAid : services
  return manySidedKinds.has(listing.kind) && enough.length > 0 && !has([...enough, ...services]) ? null : position
}

/** A house for treatment that also sees patients is listed as a clinic; pills for the heart are not got there. */
const drugPrograms: readonly ServiceId[] = ['residential-treatment', 'sober-living']

/** Whoever takes civil cases of every kind takes this one; a clinic for one kind of case does not. */
const generalLegalAid: readonly ServiceId[] = ['civil-legal-aid']

/** Kinds that serve only some people answer no need by themselves: the need that their own services have. */
const needOfKindsOnRequest: Readonly<Partial<Record<ListingKind, NeedKey>>> = {
  'survivor-program': 'family-child-support',
  'tribal-government': 'other',
  'vet-center': 'mental-health',
  'veterans-benefits': 'financial-assistance',
  'veterans-housing': 'housing',
}

const needByKind = new Map(
  listingKinds.map((kind) => [
    kind,
    needOfKindsOnRequest[kind] ?? needKeys.find((need) => kindsByNeed[need].includes(kind)),
  ]),
)

/** The needs to read from the directory so that every listing of these kinds is among the rows, and few others. */
export function computeReadMask(places: readonly TaskPlaces[]): number {
  const needs = places.flatMap(({ kinds, required, services }) =>
    kinds.flatMap((kind) =>
      manySidedKinds.has(kind)
        ? (required ?? services).flatMap((id) => needsByService[id].slice(0, 1))
        : (needByKind.get(kind) ?? []),
    ),
  )
  return toNeedsMask(needs)
}
