import * as z from 'zod/mini'

/** Separate from the fields partners edit: this schema ships with every card, and visitors load no partner code. */
const text = (max: number) => z.string().check(z.trim(), z.maxLength(max))
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const Capacity = z.enum(['open', 'waitlist', 'full'])
export type Capacity = z.infer<typeof Capacity>

export const accessibilityFacts = ['wheelchair', 'parking', 'transit_near', 'quiet_space', 'sign_language'] as const

/** The partner details on a visitor's card: whether Connect works, and what to know before going. */
export const Availability = z.lazy(() =>
  z.object({
    /** Why Connect is unavailable now; null when it is available. */
    connect: z.nullable(z.enum(['paused', 'full', 'away', 'off', 'busy'])),
    /** In the requested language. */
    reason: z.nullable(text(300)),
    until: z.nullable(day),
    capacity: Capacity,
    alert: z.nullable(text(200)),
    /** The organization confirmed within the last 100 days that everything here is correct. */
    isConfirmed: z.boolean(),
    answersWithinHours: z.nullable(z.int()),
    howToApply: z.nullable(text(500)),
    accessibility: z.array(z.enum(accessibilityFacts)),
    /** The next closure, when it is soon. */
    closed: z.optional(z.object({ from: day, until: day, note: text(100) })),
    /** The street is given only by phone. */
    isAddressPrivate: z.optional(z.boolean()),
  }),
)
export type Availability = z.infer<typeof Availability>
