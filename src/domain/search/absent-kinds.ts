import type { ListingKind } from '#domain/directory/kinds.ts'
import { listingFlags } from '#domain/directory/search-columns.ts'
import type { NeedKey } from '#domain/needs/needs.ts'
import type { ServiceId } from '#domain/services/services.ts'
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
  /** The listing that knows more, by id. */
  contactId: (state: StateCode) => string
}

const call211 = 'us-211'

/** What people need in their first days, and the kinds of listings that are it. */
export const firstDaysRules: readonly FirstDaysRule[] = [
  {
    need: 'housing',
    kind: 'shelter',
    listingKinds: ['emergency-shelter', 'coordinated-entry'],
    contactId: () => call211,
  },
  { need: 'food-assistance', kind: 'food', listingKinds: ['food-pantry', 'meal-site'], contactId: () => call211 },
  {
    need: 'id-documentation',
    kind: 'id-office',
    listingKinds: ['id-office'],
    contactId: (state) => `${state.toLowerCase()}-id-agency`,
  },
  { need: 'healthcare', kind: 'clinic', listingKinds: ['health-center', 'hospital'], contactId: () => call211 },
  { need: 'employment', kind: 'job-center', listingKinds: ['job-center'], contactId: () => 'us-careeronestop' },
  {
    need: 'legal',
    kind: 'legal-help',
    listingKinds: ['legal-aid', 'public-defender'],
    isStatewideEnough: true,
    contactId: (state) => `${state.toLowerCase()}-legal-aid`,
  },
]

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
  const firstDays = firstDaysRules
    .filter(({ need }) => needs.includes(need))
    .filter((rule) => !candidates.some((candidate) => isPresent(candidate, rule)))
    .map(({ kind, contactId }): AbsentKind => ({ kind, contactIds: [contactId(state), call211] }))
  const told = new Set(firstDaysRules.map(({ need }) => need))
  const isUnanswered = needs.some((need) => !told.has(need) && (answers.get(need) ?? 0) === 0)
  return isUnanswered ? [...firstDays, { kind: 'other-help', contactIds: [call211] }] : firstDays
}

function isPresent(candidate: Candidate, { listingKinds, isStatewideEnough = false }: FirstDaysRule): boolean {
  if (!listingKinds.includes(candidate.kind) || isElsewhere(candidate)) return false
  if (isLocal(candidate)) return true
  return isStatewideEnough && candidate.scope === 'state' && (candidate.flags & listingFlags.phone) !== 0
}

type Contact = Absence['contact']

/** Adds the first contact that is in the directory; an absence that leads nowhere is not told. */
export function toAbsences(absent: readonly AbsentKind[], findContact: (id: string) => Contact | null): Absence[] {
  return absent.flatMap(({ kind, contactIds }) => {
    const contact = contactIds.map(findContact).find((found) => found !== null)
    return contact ? [{ kind, contact }] : []
  })
}

/** Needs with an answer that has the very service the person named: whoever asks for a birth certificate has the office. */
export function listNamedAnswers(ranked: readonly RankedListing[], named: ReadonlySet<ServiceId>): Set<NeedKey> {
  const isNamed = ({ candidate: { services } }: RankedListing) => services?.some((id) => named.has(id)) ?? false
  return new Set(ranked.filter((listing) => !listing.alsoReason && isNamed(listing)).flatMap(({ needs }) => needs))
}

/** How many answers each need has. */
export function countAnswers(ranked: readonly RankedListing[]): Map<NeedKey, number> {
  const counts = new Map<NeedKey, number>()
  for (const { needs, alsoReason } of ranked) {
    if (!alsoReason) for (const need of needs) counts.set(need, (counts.get(need) ?? 0) + 1)
  }
  return counts
}
