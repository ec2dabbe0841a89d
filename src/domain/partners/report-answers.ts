import { type CoreFact, coreFacts } from '#domain/directory/reentry-facts.ts'
import type { DisputedFact } from '#domain/directory/reports.ts'

/** The listing fields a report is about; empty when it is about the listing as a whole. */
const fieldsByFact: Record<Exclude<DisputedFact, CoreFact>, readonly string[]> = {
  phone: ['phones'],
  address: ['street', 'city', 'zip', 'countyFips'],
  hours: ['hours'],
  open: [],
  capacity: [],
  access: [],
  other: [],
}

const isReentryFact = (fact: DisputedFact): fact is CoreFact => (coreFacts as readonly string[]).includes(fact)

const getFields = (fact: DisputedFact) => (isReentryFact(fact) ? ['facts'] : fieldsByFact[fact])

/** Whether changing these fields fixes what was reported. */
export function resolvesReport(fact: DisputedFact, changed: readonly string[]): boolean {
  const about = getFields(fact)
  return about.length === 0 ? changed.length > 0 : changed.some((field) => about.includes(field))
}

/** Whether an update of the partner details, such as full or paused, fixes it too. */
export function isResolvedByPartnerDetails(fact: DisputedFact): boolean {
  return getFields(fact).length === 0
}

/**
 * Whether the organization's statement alone settles a report. It knows its own phone, hours and address. Being turned
 * away is the visitor's own experience: the organization's explanation is stored for a reviewer, and the card keeps
 * saying that reports differ.
 */
export function canPartnerResolve(fact: DisputedFact): boolean {
  return !isReentryFact(fact) && fact !== 'access'
}

export function isDisputedFact(fact: string): fact is DisputedFact {
  return Object.hasOwn(fieldsByFact, fact) || (coreFacts as readonly string[]).includes(fact)
}
