import * as z from 'zod/mini'
import {
  Delivery,
  Introduction,
  IntroductionOutcome,
  IntroductionReply,
  PreferredContact,
  Urgency,
  defaultUrgency,
  introductionLengths,
} from '#domain/introductions/introduction.ts'
import { Notices } from '#domain/introductions/notices.ts'
import { Language } from '#domain/language.ts'
import { NeedsInput } from '#domain/needs/needs.ts'
import { Location } from '#domain/places/location.ts'
import { defineCall } from './call.ts'
import { SuccessReply, SessionLabel } from './label.ts'

const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** First and last name with a space between; needs and story with a little text between. */
const nameMax = 2 * introductionLengths.name + 1
const messageMax = introductionLengths.needs + introductionLengths.story + 100

const ResourceName = filled(300)

export const requestIntroduction = defineCall({
  method: 'POST',
  path: '/api/warm-introduction',
  access: 'visitor',
  summary: 'Asks a provider to get in touch. Repeating it with the same key or while one is pending changes nothing.',
  headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))) }),
  body: z.object({
    resourceId: filled(128),
    resourceName: ResourceName,
    /** Shown back to the person; an introduction is never delivered to it (T-3.3). */
    resourceContact: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
    userName: filled(nameMax),
    userMessage: filled(messageMax),
    userPhone: z.optional(filled(introductionLengths.phone)),
    userEmail: z.optional(z.email().check(z.maxLength(254))),
    preferredContact: PreferredContact,
    urgency: z._default(Urgency, defaultUrgency),
    userLocation: Location,
    userNeeds: NeedsInput,
    /** The version and language of the consent shown above Send (T-3.1). */
    language: z.optional(Language),
    consentVersion: z.optional(z.string().check(z.regex(/^[\w.-]{1,40}$/))),
  }),
  reply: z.object({ success: z.literal(true), id: z.uuid(), delivery: z.optional(Delivery) }),
})

export const listIntroductions = defineCall({
  method: 'GET',
  path: '/api/warm-introductions',
  access: 'visitor',
  summary: 'The introductions this browser asked for, with what was answered.',
  reply: z.object({ success: z.literal(true), introductions: z.array(Introduction) }),
})

/** The person's text, verbatim. */
const SharedFields = z.object({
  userName: z.string(),
  userPhone: z.optional(z.string()),
  userEmail: z.optional(z.string()),
  userMessage: z.string(),
  urgency: Urgency,
  preferredContact: PreferredContact,
})

const IntroductionIdParams = z.object({ id: z.uuid() })

export const showIntroduction = defineCall({
  method: 'GET',
  path: '/api/warm-introductions/{id}',
  access: 'visitor',
  summary: 'One introduction of this browser: what was shared, and when it was sent, opened and answered.',
  params: IntroductionIdParams,
  reply: z.object({
    success: z.literal(true),
    introduction: Introduction,
    /** Null once it was erased, and after a restore by the PIN alone (T-2.5). */
    shared: z.nullable(SharedFields),
    history: z.object({
      sentAt: z.iso.datetime(),
      openedAt: z.nullable(z.iso.datetime()),
      answeredAt: z.nullable(z.iso.datetime()),
    }),
  }),
})

export const deleteIntroduction = defineCall({
  method: 'POST',
  path: '/api/warm-introductions/delete',
  access: 'visitor',
  summary: 'Takes an introduction back: the provider then sees that it was withdrawn and nothing personal.',
  body: z.object({
    resourceName: ResourceName,
    /** Accepted because existing clients send it; ignored for access (T-3.6). */
    userIdentifier: z.optional(SessionLabel),
    /** Selects one of several introductions to the same provider. */
    id: z.optional(z.uuid()),
  }),
  reply: SuccessReply,
})

export const retryIntroduction = defineCall({
  method: 'POST',
  path: '/api/warm-introductions/{id}/retry',
  access: 'visitor',
  summary: 'Sends an introduction again that could not be delivered.',
  params: IntroductionIdParams,
  reply: z.object({ success: z.literal(true), delivery: z.optional(Delivery) }),
})

export const readIntroduction = defineCall({
  method: 'POST',
  path: '/api/warm-introductions/{id}/read',
  access: 'visitor',
  summary: 'Remembers that the person has seen the answer.',
  params: IntroductionIdParams,
  reply: SuccessReply,
})

export const replyToIntroduction = defineCall({
  method: 'POST',
  path: '/api/warm-introductions/{id}/reply',
  access: 'visitor',
  summary: 'Tells the provider that answered whether the person comes or needs another time.',
  params: IntroductionIdParams,
  body: z.object({ reply: IntroductionReply }),
  reply: SuccessReply,
})

export const reportIntroductionOutcome = defineCall({
  method: 'POST',
  path: '/api/warm-introductions/{id}/outcome',
  access: 'visitor',
  summary: 'Says whether the introduction led to help; the last word can be changed.',
  params: IntroductionIdParams,
  body: z.object({ outcome: IntroductionOutcome }),
  reply: SuccessReply,
})

export const showNotices = defineCall({
  method: 'GET',
  path: '/api/session/notices',
  access: 'visitor',
  summary: 'Who is told by email when an answer comes; `isAvailable` is false where the operator has no mail server.',
  reply: z.object({ success: z.literal(true), isAvailable: z.boolean(), notices: Notices }),
})

export const changeNotices = defineCall({
  method: 'PUT',
  path: '/api/session/notices',
  access: 'visitor',
  summary: 'Sets who is told by email when an answer comes to an open introduction of this browser.',
  body: Notices,
  reply: z.object({ success: z.literal(true), changed: z.int().check(z.minimum(0)) }),
})

export const changeContact = defineCall({
  method: 'PUT',
  path: '/api/session/contact',
  access: 'visitor',
  summary: 'Puts a new phone number into every open introduction of this browser.',
  body: z.object({ userPhone: filled(introductionLengths.phone) }),
  reply: z.object({ success: z.literal(true), changed: z.int().check(z.minimum(0)) }),
})
