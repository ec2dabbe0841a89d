import * as z from 'zod/mini'
import { IntroductionState } from './states.ts'

const IntroductionStatus = z.enum(['pending', 'completed'])
export type IntroductionStatus = z.infer<typeof IntroductionStatus>

/** How soon an answer is expected: 24 hours, 72 hours, 7 days. */
export const Urgency = z.enum(['urgent', 'normal', 'low'])
export type Urgency = z.infer<typeof Urgency>
export const defaultUrgency: Urgency = 'normal'

export const PreferredContact = z.enum(['phone', 'email', 'any'])
export type PreferredContact = z.infer<typeof PreferredContact>

/** Whether it was delivered: `waiting` without a partner (T-3.3), `held` when there are too many a day (T-3.9). */
export const Delivery = z.enum(['sent', 'waiting', 'held'])
export type Delivery = z.infer<typeof Delivery>

/** The person's reply to an answer: fixed choices, so that nothing personal is sent. */
export const IntroductionReply = z.enum(['will_come', 'another_time'])
export type IntroductionReply = z.infer<typeof IntroductionReply>

/** Why a provider declined. The text the person reads is content; the provider's own text is sent as the answer. */
export const DeclineReason = z.enum([
  'no_capacity',
  'not_eligible',
  'out_of_area',
  'cannot_reach',
  'wrong_service',
  'other',
])
export type DeclineReason = z.infer<typeof DeclineReason>

/** Whether the person got help in the end, as they reported. */
export const IntroductionOutcome = z.enum(['got_help', 'not_got_help'])
export type IntroductionOutcome = z.infer<typeof IntroductionOutcome>

/** Maximum lengths of what a person may send (T-3.9). */
export const introductionLengths = { name: 80, phone: 32, needs: 1000, story: 2000 } as const

const answer = z.lazy(() => z.optional(z.nullable(z.string())))

/** Every field of an introduction, for shapes that differ in one. */
export const makeIntroductionFields = () => ({
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
  /** Distinguishes two listings with the same name. */
  resourceId: z.optional(z.string()),
  urgency: z.optional(Urgency),
  /** No answer within the time for its urgency. */
  overdue: z.optional(z.boolean()),
  readAt: z.optional(z.nullable(z.iso.datetime())),
  reply: z.optional(z.nullable(IntroductionReply)),
  declineReason: z.optional(DeclineReason),
  /** What to bring, one item each. */
  bring: z.optional(z.array(z.string())),
  /** Local date and time at the location: 2026-11-20T14:30. */
  appointment: z.optional(z.nullable(z.object({ at: z.string(), place: z.nullable(z.string()) }))),
  /** Listings the provider suggested when declining. */
  alternatives: z.optional(z.array(z.object({ id: z.string(), name: z.string(), phone: z.optional(z.string()) }))),
})

/** An introduction as its owner sees it. Answers are left out after a restore by the PIN alone (T-2.5). */
export const Introduction = z.lazy(() => z.object(makeIntroductionFields()))
export type Introduction = z.infer<typeof Introduction>
