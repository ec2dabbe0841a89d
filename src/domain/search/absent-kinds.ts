import type { ListingKind } from '#domain/directory/kinds.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { Resource } from '#domain/resources/resource.ts'
import type { ServiceId } from '#domain/services/services.ts'
import type { County } from '#domain/places/county.ts'
import { computeDistanceKm } from '#domain/places/distance.ts'
import type { StateCode } from '#domain/places/states.ts'
import type { Absence, FirstDaysKind } from './absence.ts'
import { isElsewhere } from './elsewhere.ts'
import type { Candidate } from './candidate.ts'
import type { RankedListing } from './rank.ts'
import { isLocal } from './score.ts'

interface FirstDaysRule {
  need: NeedKey
  kind: FirstDaysKind
  listingKinds: readonly ListingKind[]
  /** A service for the whole state is near enough when people can call it. */
  isStatewideEnough?: boolean
  /** A line of these for the whole state knows more than 2-1-1. */
  stateLines?: readonly ListingKind[]
  /** Only what can be called is there: nobody can ask a timetable for a ride. */
  isCalled?: boolean
  /** The listings that know more, by id, the best first: an office of the state that has a number to call goes before all. */
  contactIds: (state: StateCode) => readonly string[]
}

const call211 = 'us-211'

/** What people need in their first days, and the kinds of listings that are it. */
export const firstDaysRules: readonly FirstDaysRule[] = [
  {
    need: 'housing',
    kind: 'shelter',
    listingKinds: ['emergency-shelter', 'coordinated-entry'],
    contactIds: () => [],
  },
  { need: 'food-assistance', kind: 'food', listingKinds: ['food-pantry', 'meal-site'], contactIds: () => [] },
  {
    need: 'id-documentation',
    kind: 'id-office',
    listingKinds: ['id-office'],
    contactIds: (state) => [`${state.toLowerCase()}-id-agency`],
  },
  { need: 'healthcare', kind: 'clinic', listingKinds: ['health-center', 'hospital'], contactIds: () => [] },
  {
    need: 'employment',
    kind: 'job-center',
    listingKinds: ['job-center'],
    contactIds: (state) => [`${state.toLowerCase()}-jobs`, 'us-careeronestop'],
  },
  {
    need: 'legal',
    kind: 'legal-help',
    listingKinds: ['legal-aid', 'public-defender'],
    isStatewideEnough: true,
    contactIds: (state) => [`${state.toLowerCase()}-legal-aid`],
  },
  {
    need: 'financial-assistance',
    kind: 'cash',
    listingKinds: ['benefits-office', 'money-help'],
    isStatewideEnough: true,
    contactIds: (state) => [`${state.toLowerCase()}-cash-aid`],
  },
  {
    need: 'family-child-support',
    kind: 'family',
    listingKinds: ['child-support-office', 'family-program'],
    isStatewideEnough: true,
    contactIds: (state) => [`${state.toLowerCase()}-child-support`, `${state.toLowerCase()}-family-office`],
  },
  {
    need: 'transportation',
    kind: 'ride',
    listingKinds: ['transit-agency', 'ride-program'],
    stateLines: ['transit-agency'],
    isCalled: true,
    contactIds: () => [],
  },
]

/** Every listing that may be the contact of an absence in this state, short of its lines for a whole kind. */
export const listContactIds = (state: StateCode): string[] => [
  ...new Set([...firstDaysRules.flatMap(({ contactIds }) => contactIds(state)), call211]),
]

/** Their needs are wide: whoever writes of taxes or of a child's school misses no office for cash or families. */
export const wideKinds: ReadonlySet<FirstDaysKind> = new Set(['cash', 'family', 'ride'])

export interface AbsentKind {
  kind: FirstDaysKind
  /** Listings that know more, the best first. */
  contactIds: readonly string[]
}

/** The first-days kinds behind the requested needs that none of the candidates near the person has. */
export function listAbsentKinds(
  needs: readonly NeedKey[],
  candidates: readonly Candidate[],
  /** How many answers each need has. */
  answers: ReadonlyMap<NeedKey, number>,
  state: StateCode,
): AbsentKind[] {
  const missing = firstDaysRules
    .filter(({ need }) => needs.includes(need))
    .filter((rule) => !candidates.some((candidate) => isPresent(candidate, rule)))
  const firstDays = missing.map((rule): AbsentKind => {
    const lines = candidates.filter((candidate) => isStateLine(candidate, rule.stateLines ?? []))
    // Candidates come in no order: the same one each time.
    const [ofState] = lines.map(({ id }) => id).toSorted()
    return { kind: rule.kind, contactIds: [...(ofState ? [ofState] : []), ...rule.contactIds(state), call211] }
  })
  const told = new Set(
    [...firstDaysRules.filter(({ kind }) => !wideKinds.has(kind)), ...missing].map(({ need }) => need),
  )
  const isUnanswered = needs.some((need) => !told.has(need) && (answers.get(need) ?? 0) === 0)
  return isUnanswered ? [...firstDays, { kind: 'other-help', contactIds: [call211] }] : firstDays
}

const canBeCalled = ({ flags }: Candidate) => (flags & listingFlags.phone) !== 0

function isPresent(candidate: Candidate, { listingKinds, isStatewideEnough, isCalled }: FirstDaysRule): boolean {
  if (!listingKinds.includes(candidate.kind) || isElsewhere(candidate)) return false
  if (isLocal(candidate)) return !isCalled || canBeCalled(candidate)
  return isStatewideEnough === true && isStateLine(candidate, listingKinds)
}

const isStateLine = (candidate: Candidate, kinds: readonly ListingKind[]) =>
  kinds.includes(candidate.kind) && candidate.scope === 'state' && canBeCalled(candidate)

/** Free lawyers divide a state among them: the closest office of the state knows which of them takes the county. */
export const nameNearLegalAid = (absent: readonly AbsentKind[], nearest: string | null): readonly AbsentKind[] =>
  absent.map((told) =>
    nearest !== null && told.kind === 'legal-help' ? { ...told, contactIds: [nearest, ...told.contactIds] } : told,
  )

/** The closest office of the state that can be called and does not serve other counties alone. */
export function findNearestOffice(
  candidates: readonly Candidate[],
  { fips, lat, lon }: County,
  kind: ListingKind,
): Candidate | null {
  const state = fips.slice(0, 2)
  const byDistance = candidates
    .filter((candidate) => candidate.kind === kind && canBeCalled(candidate) && !isElsewhere(candidate))
    .flatMap((candidate) => {
      const { countyFips } = candidate
      if (candidate.lat === null || candidate.lon === null || countyFips?.slice(0, 2) !== state) return []
      return [{ candidate, km: computeDistanceKm({ lat, lon }, { lat: candidate.lat, lon: candidate.lon }) }]
    })
    .toSorted((a, b) => a.km - b.km)
  return byDistance[0]?.candidate ?? null
}

type Contact = Absence['contact']

export function toContact({ id, name, phone = null, website = null, phones = [] }: Resource): Contact {
  const uncalled = phones.find(({ isListedOnly }) => isListedOnly)?.number
  return { id, name, phone, website, ...(phone === null && uncalled && { uncalledPhone: uncalled }) }
}

/** The notice already shows its contact with a button to call, so the list does not. */
export function withoutContacts<Card extends { id: string }>(
  cards: readonly Card[],
  absences: readonly Absence[],
): Card[] {
  const isTold = new Set(absences.map(({ contact }) => contact.id))
  return cards.filter(({ id }) => !isTold.has(id))
}

/**
 * Adds the first contact with a number to call, else the first that is in the directory: who finds a lawyer on the web
 * knows more of it than 2-1-1, which comes last. A number that nobody called counts only beside none; an absence that leads
 * nowhere is not told.
 */
export function toAbsences(absent: readonly AbsentKind[], findContact: (id: string) => Contact | null): Absence[] {
  return absent.flatMap(({ kind, contactIds }) => {
    const special = contactIds.filter((id) => id !== call211).map(findContact)
    const contacts = special.filter((found) => found !== null)
    const contact =
      contacts.find(({ phone }) => phone !== null) ??
      contacts.find(({ uncalledPhone }) => uncalledPhone) ??
      contacts[0] ??
      findContact(call211)
    return contact ? [{ kind, contact }] : []
  })
}

/** Needs with an answer that has the very service the person named: whoever asks for a birth certificate has the office. */
export function listNamedAnswers(ranked: readonly RankedListing[], named: ReadonlySet<ServiceId>): Set<NeedKey> {
  const isNamed = ({ candidate: { services } }: RankedListing) => services?.some((id) => named.has(id)) ?? false
  return new Set(ranked.filter((listing) => !listing.alsoReason && isNamed(listing)).flatMap(({ needs }) => needs))
}

/** How many answers each need has: what a listing offers besides does not count. */
export function countAnswers(ranked: readonly RankedListing[]): Map<NeedKey, number> {
  const counts = new Map<NeedKey, number>()
  for (const { needs, answers, alsoReason } of ranked) {
    if (alsoReason) continue
    for (const need of answers.length > 0 ? answers : needs) counts.set(need, (counts.get(need) ?? 0) + 1)
  }
  return counts
}
