import * as z from 'zod/mini'
import type { CoreFact } from './reentry-facts.ts'

export const listingReportKinds = ['wrong_phone', 'closed', 'moved', 'wrong_hours', 'turned_away', 'other'] as const
/** Why a person was turned away: facts that only the person can report. */
export const turnedAwayReasons = [
  'no_id',
  'record',
  'supervision',
  'no_walk_in',
  'full',
  'not_eligible',
  'cost',
  'language',
  'other',
] as const

/** Maximum length of a report's note; it is read by a reviewer and erased with the report. */
const maxReportNote = 300

/** A person's report of what is wrong with a listing. */
export const ListingReport = z.object({
  kind: z.enum(listingReportKinds),
  reason: z.optional(z.enum(turnedAwayReasons)),
  note: z.optional(z.string().check(z.trim(), z.maxLength(maxReportNote))),
})
export type ListingReport = z.infer<typeof ListingReport>

/** The fact a report is about; two people who report the same fact make it disputed. */
export type DisputedFact = CoreFact | 'phone' | 'open' | 'address' | 'hours' | 'capacity' | 'access' | 'other'

/** From this many independent reports on, a fact is marked “reports differ”. */
export const independentReportsToDispute = 2

export function getReportedFact({ kind, reason }: ListingReport): DisputedFact {
  switch (kind) {
    case 'wrong_phone':
      return 'phone'
    case 'closed':
      return 'open'
    case 'moved':
      return 'address'
    case 'wrong_hours':
      return 'hours'
    case 'turned_away':
      return turnedAwayFact(reason ?? 'other')
    case 'other':
      return 'other'
  }
}

function turnedAwayFact(reason: NonNullable<ListingReport['reason']>): DisputedFact {
  switch (reason) {
    case 'record':
      return 'servesRecord'
    case 'supervision':
      return 'servesSupervision'
    case 'no_id':
      return 'noIdNeeded'
    case 'no_walk_in':
      return 'walkIn'
    case 'full':
      return 'capacity'
    case 'not_eligible':
    case 'cost':
    case 'language':
      return 'access'
    case 'other':
      return 'other'
  }
}
