import * as z from 'zod/mini'
import { LocalDay } from './local-day.ts'
import { accessibilityFacts, Capacity } from './availability.ts'

export { accessibilityFacts, Capacity, Availability } from './availability.ts'

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const both = (max: number) => z.object({ en: text(max), es: text(max) })
const dayMs = 24 * 60 * 60 * 1000

/** Listing details that only the partner can provide. */
export const PartnerDetails = z.object({
  capacity: Capacity,
  fullUntil: z.nullable(LocalDay),
  /** No introductions while true, and the card says why. */
  paused: z.boolean(),
  pausedReason: z.nullable(both(200)),
  alert: z.nullable(z.object({ en: text(200), es: text(200), until: LocalDay })),
  introductionsOn: z.boolean(),
  /** New introductions pause automatically when more than this many are open. */
  maxOpen: z.nullable(z.int().check(z.minimum(1), z.maximum(500))),
  serviceCounties: z.array(z.string().check(z.regex(/^\d{5}$/))).check(z.maxLength(60)),
  accessibility: z.array(z.enum(accessibilityFacts)).check(z.maxLength(accessibilityFacts.length)),
  howToApply: z.nullable(both(500)),
  closures: z.array(z.object({ from: LocalDay, until: LocalDay, note: both(100) })).check(z.maxLength(20)),
  /** The street is hidden, and visitors are told to call first. */
  isConfidential: z.boolean(),
})
export type PartnerDetails = z.infer<typeof PartnerDetails>

export const defaultPartnerDetails: PartnerDetails = {
  capacity: 'open',
  fullUntil: null,
  paused: false,
  pausedReason: null,
  alert: null,
  introductionsOn: true,
  maxOpen: null,
  serviceCounties: [],
  accessibility: [],
  howToApply: null,
  closures: [],
  isConfidential: false,
}

/** Days after which a confirmation is requested again, no longer shown, and no longer trusted. */
export const freshnessDays = { firstReminder: 80, secondReminder: 90, badgeOff: 100, rankedLast: 180 } as const
export type Freshness = 'fresh' | 'due' | 'unbadged' | 'last'

export function getFreshness(confirmedAt: number | null, now: number): Freshness {
  if (confirmedAt === null) return 'unbadged'
  const days = (now - confirmedAt) / dayMs
  if (days >= freshnessDays.rankedLast) return 'last'
  if (days >= freshnessDays.badgeOff) return 'unbadged'
  return days >= freshnessDays.firstReminder ? 'due' : 'fresh'
}

/** Which reminder a listing is due for, in days since it was last confirmed; null when none is. */
export function chooseFreshnessReminder(
  { confirmedAt, remindedDays }: { confirmedAt: number | null; remindedDays: number },
  now: number,
): number | null {
  if (confirmedAt === null) return null
  const days = (now - confirmedAt) / dayMs
  const due = [freshnessDays.secondReminder, freshnessDays.firstReminder].find((reminder) => days >= reminder)
  return due !== undefined && due > remindedDays ? due : null
}
