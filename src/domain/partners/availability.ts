import * as z from 'zod/mini'

/** Apart from what partners edit: this part travels with every card, and visitors load nothing of the partner's side. */
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const Capacity = z.enum(['open', 'waitlist', 'full'])
export type Capacity = z.infer<typeof Capacity>

export const accessibilityFacts = ['wheelchair', 'parking', 'transit_near', 'quiet_space', 'sign_language'] as const

/** What a visitor's card shows of it: whether Connect works, and what to know before going. */
export const Availability = z.object({
  /** Why there is no Connect now; null when there is. */
  connect: z.nullable(z.enum(['paused', 'full', 'away', 'off', 'busy'])),
  /** In the language asked for. */
  reason: z.nullable(text(300)),
  until: z.nullable(day),
  capacity: Capacity,
  alert: z.nullable(text(200)),
  /** The organization said within the last 100 days that everything here is right. */
  isConfirmed: z.boolean(),
  answersWithinHours: z.nullable(z.int()),
  howToApply: z.nullable(text(500)),
  accessibility: z.array(z.enum(accessibilityFacts)),
  /** The next days it is closed, when they are near. */
  closed: z.optional(z.object({ from: day, until: day, note: text(100) })),
  /** The street is told on the phone. */
  isAddressPrivate: z.optional(z.boolean()),
})
export type Availability = z.infer<typeof Availability>
