import * as z from 'zod/mini'
import {
  postLengths,
  PostReportKind,
  PostStatus,
  PublicEvent,
  PublicPost,
  RejectReason,
  VisitorPostKind,
} from '#domain/community/post.ts'
import { Language } from '#domain/language.ts'
import { NeedKey } from '#domain/needs/needs.ts'
import { StateCode } from '#domain/places/states.ts'
import { Resource } from '#domain/resources/resource.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const byId = z.object({ id: z.uuid() })
const near = { state: z.optional(StateCode), county: z.optional(text(80)) }
const page = z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/)))

export const listPosts = defineCall({
  method: 'GET',
  path: '/api/community/posts',
  access: 'visitor',
  summary: 'Published tips, stories or questions with answers, newest first, ten a page.',
  query: z.object({ kind: VisitorPostKind, need: z.optional(NeedKey), ...near, page }),
  reply: z.object({
    success: z.literal(true),
    posts: z.array(PublicPost),
    page: z.int(),
    pages: z.int(),
    canPost: z.boolean(),
    /** Whether people have posted a kind anywhere, and whether an event is coming up; on the first page. */
    posted: z.optional(z.object({ tip: z.boolean(), story: z.boolean(), question: z.boolean(), event: z.boolean() })),
  }),
})

export const listEvents = defineCall({
  method: 'GET',
  path: '/api/community/events',
  access: 'visitor',
  summary: 'Days to come to, told by organizations, soonest first; past ones are not listed.',
  query: z.object({ ...near, page }),
  reply: z.object({ success: z.literal(true), events: z.array(PublicEvent), page: z.int(), pages: z.int() }),
})

export const getEventFile = defineCall({
  method: 'GET',
  path: '/api/community/events/{id}/calendar',
  access: 'visitor',
  summary: 'One event as a calendar file.',
  params: byId,
  reply: 'file',
})

export const listPeerGroups = defineCall({
  method: 'GET',
  path: '/api/community/peer-groups',
  access: 'visitor',
  summary: 'Peer-support listings near a place, from the directory.',
  query: z.object({ state: StateCode, county: filled(80), language: z.optional(Language) }),
  reply: z.object({ success: z.literal(true), resources: z.array(Resource) }),
})

export const sendPost = defineCall({
  method: 'POST',
  path: '/api/community/posts',
  access: 'visitor',
  summary: 'Sends a tip, story or question without a name. A person reads it before anybody else can.',
  body: z.object({
    kind: VisitorPostKind,
    language: Language,
    need: z.nullable(NeedKey),
    state: z.nullable(StateCode),
    county: z.nullable(text(80)),
    text: filled(postLengths.story),
    /** The rules were shown and the box was checked. */
    agreed: z.literal(true),
  }),
  reply: z.object({
    success: z.literal(true),
    id: z.uuid(),
    /** The text may mention danger: the page shows the help card. */
    crisis: z.boolean(),
    /** Which help card that is: a `Crisis`, checked where the card is loaded. */
    help: z.optional(z.record(z.string(), z.unknown())),
    /** Hours a review takes at present; null while unknown. */
    usualHours: z.nullable(z.int()),
  }),
})

const MyPost = z.object({
  id: z.uuid(),
  kind: VisitorPostKind,
  text: text(postLengths.story),
  status: PostStatus,
  reason: z.nullable(RejectReason),
  sentOn: text(10),
})
export type MyPost = z.infer<typeof MyPost>

export const listMyPosts = defineCall({
  method: 'GET',
  path: '/api/community/mine',
  access: 'visitor',
  summary: 'What this browser sent, and what became of it.',
  reply: z.object({ success: z.literal(true), posts: z.array(MyPost) }),
})

export const deleteMyPost = defineCall({
  method: 'DELETE',
  path: '/api/community/posts/{id}',
  access: 'visitor',
  summary: 'Takes back what this browser sent; the words are erased.',
  params: byId,
  reply: SuccessReply,
})

export const thankPost = defineCall({
  method: 'PUT',
  path: '/api/community/posts/{id}/helped',
  access: 'visitor',
  summary: 'Says that a post helped, once per browser, or not any more.',
  params: byId,
  body: z.object({ helped: z.boolean() }),
  reply: SuccessReply,
})

export const reportPost = defineCall({
  method: 'POST',
  path: '/api/community/posts/{id}/reports',
  access: 'visitor',
  summary: 'Tells that a post does harm, is wrong or shows private data. Three browsers hide it until somebody looked.',
  params: byId,
  body: z.object({ kind: PostReportKind }),
  reply: SuccessReply,
})
