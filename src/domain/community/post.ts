import * as z from 'zod/mini'
import { Language } from '../language.ts'
import { NeedKey } from '../needs/needs.ts'
import { StateCode } from '../places/states.ts'

const hourMs = 60 * 60 * 1000

/** With fewer reviews there is no estimate. */
const fewestReviews = 5

/** How many of the latest reviews are used. */
export const reviewSampleSize = 20

export const postLengths = {
  tip: 280,
  question: 500,
  story: 3000,
  answer: 1500,
  title: 120,
  place: 300,
  bring: 300,
} as const

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))

/** Post kinds by author: visitors send tips, stories and questions; organizations answer and announce events. */
export const visitorPostKinds = ['tip', 'story', 'question'] as const
export const VisitorPostKind = z.enum(visitorPostKinds)
export type VisitorPostKind = z.infer<typeof VisitorPostKind>

export const eventKinds = ['hiring', 'resource_fair', 'class', 'group', 'other'] as const
const EventKind = z.enum(eventKinds)

/** An event announced by an organization. */
export const EventDetails = z.object({
  kind: EventKind,
  title: filled(postLengths.title),
  about: filled(postLengths.question),
  place: filled(postLengths.place),
  /** How to get there by bus; what to bring. */
  bus: z.nullable(text(postLengths.bring)),
  bring: z.nullable(text(postLengths.bring)),
  phone: z.nullable(text(32)),
  url: z.nullable(z.string().check(z.maxLength(2048), z.regex(/^https?:\/\/[^\s<>"]+$/))),
})
export type EventDetails = z.infer<typeof EventDetails>

/** All kinds of posts that go through the review queue. */
export const PostKind = z.enum([...visitorPostKinds, 'answer', 'event'])
export type PostKind = z.infer<typeof PostKind>

/** Maximum text length of each kind; for an event, of its description. */
export const maxTextLengths: Readonly<Record<PostKind, number>> = {
  tip: postLengths.tip,
  story: postLengths.story,
  question: postLengths.question,
  answer: postLengths.answer,
  event: postLengths.question,
}

/** The text of a post, and its translation where staff wrote one. */
export const PostContent = z.object({
  title: z.nullable(text(postLengths.title)),
  text: text(postLengths.story),
  translated: z.nullable(text(postLengths.story)),
})
export type PostContent = z.infer<typeof PostContent>

const postStatuses = ['pending', 'live', 'hidden', 'rejected', 'withdrawn'] as const
export const PostStatus = z.enum(postStatuses)
export type PostStatus = z.infer<typeof PostStatus>

/** Why a post was rejected or hidden; each has its own text in both languages. */
export const rejectReasons = [
  'private_data',
  'names_someone',
  'harm',
  'meeting',
  'selling',
  'not_helpful',
  'wrong',
  'twice',
] as const
export const RejectReason = z.enum(rejectReasons)
export type RejectReason = z.infer<typeof RejectReason>

export const postReportKinds = ['harm', 'wrong', 'private'] as const
export const PostReportKind = z.enum(postReportKinds)
/** Reports from this many browsers hide a post until it is reviewed. */
export const hideAfterReports = 3
export const maxPostsPerDay = 3

const locationFields = { state: z.nullable(StateCode), county: z.nullable(text(80)) }

/** A post as shown to the public. */
export const PublicPost = z.object({
  id: z.uuid(),
  kind: z.enum(['tip', 'story', 'question']),
  language: Language,
  need: z.nullable(NeedKey),
  ...locationFields,
  title: z.nullable(text(postLengths.title)),
  text: text(postLengths.story),
  /** The translation, where staff wrote one. */
  translated: z.nullable(text(postLengths.story)),
  /** `staff`: written by us, based on our guides. */
  from: z.enum(['person', 'staff']),
  publishedOn: text(10),
  /** How many found it helpful; null under eleven. Whether this browser did is always returned. */
  helped: z.nullable(z.int()),
  iFoundItHelpful: z.boolean(),
  answers: z.array(
    z.object({
      id: z.uuid(),
      text: text(postLengths.answer),
      language: Language,
      organization: text(300),
      publishedOn: text(10),
    }),
  ),
})
export type PublicPost = z.infer<typeof PublicPost>

export const PublicEvent = z.object({
  id: z.uuid(),
  ...EventDetails.shape,
  language: Language,
  need: z.nullable(NeedKey),
  ...locationFields,
  organization: text(300),
  startsAt: z.iso.datetime(),
  endsAt: z.nullable(z.iso.datetime()),
})
export type PublicEvent = z.infer<typeof PublicEvent>

/** Estimated hours for a review, based on the latest ones; null without enough data. */
export function estimateReviewHours(waitsMs: readonly number[]): number | null {
  if (waitsMs.length < fewestReviews) return null
  const sorted = waitsMs.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const high = sorted[middle] ?? 0
  const median = sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2
  return Math.max(1, Math.ceil(median / hourMs))
}
