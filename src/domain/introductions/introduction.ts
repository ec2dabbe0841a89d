import * as z from 'zod/mini'

const IntroductionStatus = z.enum(['pending', 'completed'])

/** How soon an answer is hoped for: 24 hours, 72 hours, 7 days. */
export const Urgency = z.enum(['urgent', 'normal', 'low'])
export type Urgency = z.infer<typeof Urgency>
export const defaultUrgency: Urgency = 'normal'

export const PreferredContact = z.enum(['phone', 'email', 'any'])

/** Whether the introduction reached someone: no partner yet means waiting (T-3.3), too many in a day held (T-3.9). */
export const Delivery = z.enum(['sent', 'waiting', 'held'])

/** The finer steps behind the two statuses. */
const IntroductionState = z.enum([
  'sent',
  'delivery_failed',
  'opened',
  'needs_you',
  'accepted',
  'declined',
  'got_help',
  'not_got_help',
  'withdrawn',
])

/** Longest texts a person may send (T-3.9). */
export const introductionLengths = { name: 80, phone: 32, needs: 1000, story: 2000 } as const

const answer = z.optional(z.nullable(z.string()))

/** An introduction as its owner sees it. Answers are left out after a basic restore (T-2.5). */
export const Introduction = z.object({
  id: z.uuid(),
  resourceName: z.string(),
  resourceContact: answer,
  status: IntroductionStatus,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  partnerResponse: answer,
  partnerContact: answer,
  partnerInstructions: answer,
  state: z.optional(IntroductionState),
  delivery: z.optional(Delivery),
})
export type Introduction = z.infer<typeof Introduction>
