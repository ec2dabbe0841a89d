import { type ReentryFact, reentryFacts } from '#domain/directory/listing.ts'
import type { DisputedFact } from '#domain/directory/reports.ts'

/** Which fields of a listing a report is about; none where it is about the place as a whole. */
const fieldsByFact: Record<Exclude<DisputedFact, ReentryFact>, readonly string[]> = {
  phone: ['phones'],
  address: ['street', 'city', 'zip', 'countyFips'],
  hours: ['hours'],
  open: [],
  capacity: [],
  access: [],
  other: [],
}

const isReentryFact = (fact: DisputedFact): fact is ReentryFact => (reentryFacts as readonly string[]).includes(fact)

const getFields = (fact: DisputedFact) => (isReentryFact(fact) ? ['facts'] : fieldsByFact[fact])

/** Whether a change of these fields mends what was reported. */
export function resolvesReport(fact: DisputedFact, changed: readonly string[]): boolean {
  const about = getFields(fact)
  return about.length === 0 ? changed.length > 0 : changed.some((field) => about.includes(field))
}

/** Whether saying something about the listing as a whole, such as that it is full or paused, mends it too. */
export function isResolvedByPartnerDetails(fact: DisputedFact): boolean {
  return getFields(fact).length === 0
}

/**
 * Whether the organization's word alone settles it. It knows its own phone, hours and door. Who was turned away, and why,
 * is something people lived through: an explanation is kept for a reviewer, and the card goes on saying that reports
 * differ.
 */
export function canPartnerResolve(fact: DisputedFact): boolean {
  return !isReentryFact(fact) && fact !== 'access'
}

export function isDisputedFact(fact: string): fact is DisputedFact {
  return Object.hasOwn(fieldsByFact, fact) || (reentryFacts as readonly string[]).includes(fact)
}
