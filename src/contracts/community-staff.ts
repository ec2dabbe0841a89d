import * as z from 'zod/mini'
import { EventDetails, postLengths, PostReportKind, PostStatus, RejectReason } from '#domain/community/post.ts'
import { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const byId = z.object({ id: z.uuid() })

/** Partners. */
const PartnerQuestion = z.object({
  id: z.uuid(),
  language: Language,
  need: z.nullable(NeedKey),
  state: z.nullable(StateCode),
  county: z.nullable(text(80)),
  text: text(postLengths.question),
  sentOn: text(10),
  answers: z.int(),
})
export type PartnerQuestion = z.infer<typeof PartnerQuestion>
const MyAnswer = z.object({
  id: z.uuid(),
  questionId: z.uuid(),
  question: text(postLengths.question),
  text: text(postLengths.answer),
  status: PostStatus,
  reason: z.nullable(RejectReason),
  sentOn: text(10),
})
const MyEvent = z.object({
  id: z.uuid(),
  words: EventDetails,
  language: Language,
  startsAt: z.iso.datetime(),
  endsAt: z.nullable(z.iso.datetime()),
  state: StateCode,
  county: text(80),
  need: z.nullable(NeedKey),
  status: PostStatus,
  reason: z.nullable(RejectReason),
})
export type MyEvent = z.infer<typeof MyEvent>

export const listPartnerPosts = defineCall({
  method: 'GET',
  path: '/api/partner/posts',
  access: 'partner_viewer',
  summary: 'Published questions that wait for an answer, and what this organization answered and announced.',
  reply: z.object({
    success: z.literal(true),
    questions: z.array(PartnerQuestion),
    answers: z.array(MyAnswer),
    events: z.array(MyEvent),
  }),
})

export const answerQuestion = defineCall({
  method: 'POST',
  path: '/api/partner/posts/{id}/answer',
  access: 'partner_staff',
  summary: 'Answers a question in the name of the organization; reviewed first.',
  params: byId,
  body: z.object({ text: filled(postLengths.answer), language: Language }),
  reply: z.object({ success: z.literal(true), id: z.uuid() }),
})

export const announceEvent = defineCall({
  method: 'POST',
  path: '/api/partner/events',
  access: 'partner_staff',
  summary: 'Tells of a day to come to; reviewed first.',
  body: z.object({
    words: EventDetails,
    language: Language,
    need: z.nullable(NeedKey),
    state: StateCode,
    county: filled(80),
    startsAt: z.iso.datetime(),
    endsAt: z.nullable(z.iso.datetime()),
  }),
  reply: z.object({ success: z.literal(true), id: z.uuid() }),
})

export const withdrawPartnerPost = defineCall({
  method: 'POST',
  path: '/api/partner/posts/{id}/withdraw',
  access: 'partner_staff',
  summary: 'Takes an answer or event of this organization back.',
  params: byId,
  reply: SuccessReply,
})

/** Reviewers. */
const PostReviewItem = z.object({
  id: z.uuid(),
  kind: z.enum(['tip', 'story', 'question', 'answer', 'event']),
  language: Language,
  need: z.nullable(NeedKey),
  state: z.nullable(StateCode),
  county: z.nullable(text(80)),
  title: z.nullable(text(postLengths.title)),
  text: text(postLengths.story),
  translated: z.nullable(text(postLengths.story)),
  event: z.nullable(EventDetails),
  startsAt: z.nullable(z.iso.datetime()),
  question: z.nullable(text(postLengths.question)),
  organization: z.nullable(text(300)),
  status: PostStatus,
  reason: z.nullable(RejectReason),
  /** Possible content that must not be public, detected again on the server. */
  findings: z.array(z.object({ kind: text(40), match: text(200) })),
  isUrgent: z.boolean(),
  reports: z.array(PostReportKind),
  sentAt: z.iso.datetime(),
})
export type PostReviewItem = z.infer<typeof PostReviewItem>

export const listPostsToReview = defineCall({
  method: 'GET',
  path: '/api/admin/posts',
  access: 'reviewer',
  summary: 'Posts that wait or were reported: those that tell of danger first, then the oldest.',
  query: z.object({ show: z.optional(z.enum(['waiting', 'decided'])) }),
  reply: z.object({ success: z.literal(true), posts: z.array(PostReviewItem) }),
})

export const decidePost = defineCall({
  method: 'POST',
  path: '/api/admin/posts/{id}/decide',
  access: 'reviewer',
  summary:
    'Publishes a post, with its words mended and in the other language too, or turns it down or hides it with a reason.',
  params: byId,
  body: z.discriminatedUnion('decision', [
    z.object({
      decision: z.literal('publish'),
      title: z.nullable(filled(postLengths.title)),
      text: filled(postLengths.story),
      translated: z.nullable(filled(postLengths.story)),
    }),
    z.object({ decision: z.literal('reject'), reason: RejectReason }),
    z.object({ decision: z.literal('hide'), reason: RejectReason }),
  ]),
  reply: SuccessReply,
})
