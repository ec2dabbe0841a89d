import * as z from 'zod/mini'
import {
  DeclineReason,
  Delivery,
  IntroductionOutcome,
  IntroductionReply,
  introductionLengths,
  PreferredContact,
  Urgency,
} from '#domain/introductions/introduction.ts'
import { Appointment, AnswerState, PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import { AttemptResult, NoteKind, maxNoteLength } from '#domain/introductions/partner-inbox.ts'
import { IntroductionState } from '#domain/introductions/states.ts'
import { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { Location } from '#domain/places/location.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const instant = z.iso.datetime()
const maybeInstant = z.nullable(instant)
const Owner = z.nullable(z.object({ id: text(64), name: text(80) }))

/** One row of the table. The person's identity is left out for a viewer, and once it was erased. */
export const PartnerIntroduction = z.object({
  id: z.uuid(),
  ref: text(8),
  resourceId: text(128),
  resourceName: text(300),
  receivedAt: instant,
  dueAt: instant,
  overdue: z.boolean(),
  urgency: Urgency,
  state: IntroductionState,
  delivery: Delivery,
  language: Language,
  needs: z.array(NeedKey),
  /** Maria R. */
  person: z.nullable(text(90)),
  county: z.nullable(text(120)),
  owner: Owner,
  openedAt: maybeInstant,
  answeredAt: maybeInstant,
  /** The person's reply to the answer. */
  reply: z.nullable(IntroductionReply),
})
export type PartnerIntroduction = z.infer<typeof PartnerIntroduction>

/** Everything the person shared, and nothing else (T-3.2). */
export const SharedPerson = z.object({
  userName: text(2 * introductionLengths.name + 1),
  userPhone: z.nullable(text(introductionLengths.phone)),
  userEmail: z.nullable(text(254)),
  userMessage: text(introductionLengths.needs + introductionLengths.story + 100),
  preferredContact: PreferredContact,
  userLocation: Location,
})
export type SharedPerson = z.infer<typeof SharedPerson>

/** An answer as it was sent. */
export const SentAnswer = z.object({
  state: AnswerState,
  message: text(4000),
  contact: z.nullable(text(300)),
  instructions: z.nullable(text(4000)),
  bring: z.array(text(100)),
  appointment: z.nullable(Appointment),
  reason: z.nullable(DeclineReason),
  alternatives: z.array(z.object({ id: text(128), name: text(300) })),
  answeredAt: instant,
})
export type SentAnswer = z.infer<typeof SentAnswer>

export const StaffNote = z.object({
  id: z.uuid(),
  kind: NoteKind,
  text: z.nullable(text(maxNoteLength)),
  result: z.nullable(AttemptResult),
  author: z.nullable(text(80)),
  at: instant,
})
export type StaffNote = z.infer<typeof StaffNote>

export const PartnerIntroductionDetail = z.object({
  introduction: PartnerIntroduction,
  /** Null until it is opened, for a viewer, and once it was erased or withdrawn. */
  shared: z.nullable(SharedPerson),
  consent: z.object({ version: text(40), language: Language, givenAt: instant, expiresAt: instant }),
  answer: z.nullable(SentAnswer),
  notes: z.array(StaffNote),
  /** Text in it must not be passed on (42 CFR Part 2, T-3.5). */
  isSensitive: z.boolean(),
  /** The states this role may change it to. */
  next: z.array(IntroductionState),
})
export type PartnerIntroductionDetail = z.infer<typeof PartnerIntroductionDetail>

const Id = z.object({ id: z.uuid() })
const Detail = z.object({ success: z.literal(true), detail: PartnerIntroductionDetail })

/** Identifies the answer that the writer saw: a newer answer by someone else is not overwritten. */
const Response = z.extend(PartnerAnswer, { replaces: z._default(maybeInstant, null) })

export const showPartnerSummary = defineCall({
  method: 'GET',
  path: '/api/partner/summary',
  access: 'partner_viewer',
  summary: 'What needs this organization now.',
  reply: z.object({
    success: z.literal(true),
    fresh: z.object({ count: z.int(), oldestAt: maybeInstant }),
    overdue: z.int(),
    waitingOnPerson: z.int(),
    listingsToConfirm: z.int(),
    /** Notes from the last seven days. */
    notes: z.array(z.object({ introductionId: z.uuid(), ref: text(8), note: StaffNote })),
    urgent: z.array(PartnerIntroduction),
    checklist: z.object({
      hours: z.boolean(),
      facts: z.boolean(),
      people: z.boolean(),
      away: z.boolean(),
      templates: z.boolean(),
    }),
    hasAny: z.boolean(),
  }),
})

/** What the list shows; the address of the page says the same. */
export const PartnerIntroductionsQuery = z.object({
  state: z.optional(z.union([IntroductionState, z.enum(['open', 'overdue', 'closed'])])),
  need: z.optional(NeedKey),
  urgency: z.optional(Urgency),
  /** An account's id, `mine` or `nobody`. */
  owner: z.optional(text(64)),
  page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  /** Returns everything the board shows in one response. */
  board: z.optional(z.literal('1')),
})

export const listPartnerIntroductions = defineCall({
  method: 'GET',
  path: '/api/partner/introductions',
  access: 'partner_viewer',
  summary:
    'The introductions of this organization, newest first, 20 a page; `closed` ones of the last 30 days on the board.',
  query: PartnerIntroductionsQuery,
  reply: z.object({
    success: z.literal(true),
    introductions: z.array(PartnerIntroduction),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
  }),
})

export const showPartnerIntroduction = defineCall({
  method: 'GET',
  path: '/api/partner/introductions/{id}',
  access: 'partner_viewer',
  summary: 'One introduction of this organization, without what the person wrote.',
  params: Id,
  reply: Detail,
})

export const openPartnerIntroduction = defineCall({
  method: 'POST',
  path: '/api/partner/introductions/{id}/open',
  access: 'partner_staff',
  summary: 'Shows what the person wrote. The look is written down, and the person reads that it was seen.',
  params: Id,
  reply: Detail,
})

export const respondToIntroduction = defineCall({
  method: 'POST',
  path: '/api/partner/introductions/{id}/respond',
  access: 'partner_staff',
  summary: 'Answers the person. If somebody answered meanwhile: 409 with that answer.',
  params: Id,
  body: Response,
  reply: Detail,
})

export const assignIntroduction = defineCall({
  method: 'POST',
  path: '/api/partner/introductions/{id}/assign',
  access: 'partner_staff',
  summary: 'Who takes care of it; null for nobody.',
  params: Id,
  body: z.object({ accountId: z.nullable(z.uuid()) }),
  reply: Detail,
})

export const noteIntroduction = defineCall({
  method: 'POST',
  path: '/api/partner/introductions/{id}/notes',
  access: 'partner_staff',
  summary: 'A note for colleagues, which the person never sees.',
  params: Id,
  body: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNoteLength)) }),
  reply: Detail,
})

export const logAttempt = defineCall({
  method: 'POST',
  path: '/api/partner/introductions/{id}/attempt',
  access: 'partner_staff',
  summary: 'Writes down what became of a call.',
  params: Id,
  body: z.object({ result: AttemptResult }),
  reply: Detail,
})

export const reportPartnerOutcome = defineCall({
  method: 'POST',
  path: '/api/partner/introductions/{id}/outcome',
  access: 'partner_staff',
  summary: 'Says whether the person got help.',
  params: Id,
  body: z.object({ outcome: IntroductionOutcome }),
  reply: Detail,
})

export const logWalkIn = defineCall({
  method: 'POST',
  path: '/api/partner/walk-ins',
  access: 'partner_staff',
  summary: 'Counts somebody who came in without an introduction. Nothing about the person is kept.',
  body: z.object({ resourceId: text(128), need: z.nullable(NeedKey) }),
  reply: SuccessReply,
})

/** Any text: an invalid token gets the same response as an expired one. */
const Link = z.object({ token: text(256) })

/** What a link shows before any action and after it has expired: nothing personal. */
const LinkState = z.object({
  success: z.literal(true),
  /** `over`: a final state, 14 days, 10 tries, or withdrawn. */
  state: z.enum(['open', 'answered', 'over']),
  ref: text(8),
  resourceName: text(300),
  organization: text(300),
  receivedAt: instant,
  dueAt: instant,
  urgency: Urgency,
  /** Language of the email's recipient, used for the page. */
  language: Language,
  /** Language of the person who asked, which the answer should use. */
  answerLanguage: Language,
})

export const showAnswerLink = defineCall({
  method: 'GET',
  path: '/api/partner/answer/{token}',
  access: 'link',
  summary: 'What a link from a mail is about, with nothing personal.',
  params: Link,
  reply: LinkState,
})

export const openAnswerLink = defineCall({
  method: 'POST',
  path: '/api/partner/answer/{token}/open',
  access: 'link',
  summary: 'Shows the one introduction the link is for. Each time counts; ten are enough.',
  params: Link,
  reply: Detail,
})

export const answerByLink = defineCall({
  method: 'POST',
  path: '/api/partner/answer/{token}',
  access: 'link',
  summary: 'Answers the one introduction the link is for, without an account.',
  params: Link,
  body: Response,
  reply: z.object({ success: z.literal(true), answer: SentAnswer }),
})

export const reportOutcomeByLink = defineCall({
  method: 'POST',
  path: '/api/partner/answer/{token}/outcome',
  access: 'link',
  summary: 'Says whether the person of the one introduction got help.',
  params: Link,
  body: z.object({ outcome: IntroductionOutcome }),
  reply: SuccessReply,
})
