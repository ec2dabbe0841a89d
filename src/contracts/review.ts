import * as z from 'zod/mini'
import { ListingArea } from '#domain/directory/listing-area.ts'
import { coreFacts } from '#domain/directory/reentry-facts.ts'
import { type DisputedFact, listingReportKinds, turnedAwayReasons } from '#domain/directory/reports.ts'
import { StateCode } from '#domain/places/states.ts'
import { reviewQueues } from './admin-service.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'
import { ListingFields } from './partner-listings.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const byId = z.object({ id: z.uuid() })
const ListingId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(128)) })
const Reason = filled(500)

/** Every review queue, plus listings that were edited directly. */
const historyQueues = [...reviewQueues, 'listings'] as const
export const HistoryQueue = z.enum(historyQueues)
export type HistoryQueue = z.infer<typeof HistoryQueue>

/** `approve_new`: a listing that was not public before. */
const historyActions = [
  'approve',
  'approve_new',
  'refuse',
  'keep',
  'mended',
  'publish',
  'reject',
  'hide',
  'close',
  'draft',
  'edit',
  'withdraw',
  'restore',
  'undo',
] as const
export const HistoryAction = z.enum(historyActions)
export type HistoryAction = z.infer<typeof HistoryAction>

/** How many days a decision can be undone. */
export const undoDays = 30
/** Maximum number of decisions in one list. */
export const historyPageSize = 50

export const HistoryEntry = z.object({
  id: z.uuid(),
  queue: HistoryQueue,
  itemId: text(128),
  /** Title of the reviewed item; null once the item is erased. */
  title: z.nullable(z.object({ en: text(300), es: text(300) })),
  action: HistoryAction,
  /** For posts, one of the canned reasons. */
  reason: z.nullable(text(1000)),
  /** Null for an API key, and for an account that no longer exists. */
  by: z.nullable(text(120)),
  at: z.iso.datetime(),
  undoneAt: z.nullable(z.iso.datetime()),
  canUndo: z.boolean(),
  /** For an edited listing, the fields that changed. */
  change: z.nullable(z.object({ before: z.partial(ListingFields), after: z.partial(ListingFields) })),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

const History = z.object({ success: z.literal(true), entries: z.array(HistoryEntry) })

export const listReviewHistory = defineCall({
  method: 'GET',
  path: '/api/admin/review/{queue}/history',
  access: 'reviewer',
  summary: 'What was decided lately in one queue, by whom and why, newest first. The look is written down.',
  params: z.object({ queue: HistoryQueue }),
  reply: History,
})

export const listItemHistory = defineCall({
  method: 'GET',
  path: '/api/admin/review/{queue}/{itemId}/history',
  access: 'reviewer',
  summary: 'All that was decided about one thing, newest first. The look is written down.',
  params: z.object({ queue: HistoryQueue, itemId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  reply: History,
})

export const undoReview = defineCall({
  method: 'POST',
  path: '/api/admin/review/history/{id}/undo',
  access: 'admin',
  summary:
    'Takes a decision back within 30 days, once, while nothing changed since. An approved claim stays: end the organization instead.',
  params: byId,
  body: z.object({ reason: Reason }),
  reply: SuccessReply,
})

const disputedFacts = [
  ...coreFacts,
  'phone',
  'open',
  'address',
  'hours',
  'capacity',
  'access',
  'other',
] as const satisfies readonly DisputedFact[]

const DisputedListing = z.object({
  id: z.uuid(),
  listingId: text(128),
  listingName: text(300),
  city: z.nullable(text(120)),
  state: z.nullable(StateCode),
  isLive: z.boolean(),
  fact: z.enum(disputedFacts),
  openedAt: z.iso.datetime(),
  /** The current values of the reported fields. */
  current: z.partial(ListingFields),
  /** As people sent them, newest first. */
  reports: z.array(
    z.object({
      kind: z.enum(listingReportKinds),
      reason: z.nullable(z.enum(turnedAwayReasons)),
      note: z.nullable(text(300)),
      at: z.iso.datetime(),
    }),
  ),
  /** The answer of the organization that owns the listing. */
  answer: z.nullable(z.object({ verdict: z.enum(['accept', 'explain']), note: text(500), at: z.iso.datetime() })),
})
export type DisputedListing = z.infer<typeof DisputedListing>

export const listReports = defineCall({
  method: 'GET',
  path: '/api/admin/reports',
  access: 'reviewer',
  summary: 'Facts that people told otherwise about, oldest first, with what they wrote. The look is written down.',
  reply: z.object({ success: z.literal(true), reports: z.array(DisputedListing) }),
})

export const settleReport = defineCall({
  method: 'POST',
  path: '/api/admin/reports/{id}/settle',
  access: 'reviewer',
  summary: 'The listing is right, or it was wrong and is mended now: “reports differ” goes away.',
  params: byId,
  body: z.object({ decision: z.enum(['keep', 'mended']), reason: Reason }),
  reply: SuccessReply,
})

export const findListingsForAdmin = defineCall({
  method: 'GET',
  path: '/api/admin/listings',
  access: 'reviewer',
  summary: 'Listings of a state by name, also those that were taken down.',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)), state: StateCode }),
  reply: z.object({
    success: z.literal(true),
    listings: z.array(
      z.object({
        id: text(128),
        name: text(300),
        city: z.nullable(text(120)),
        status: z.enum(['live', 'withdrawn']),
      }),
    ),
  }),
})

export const AdminListing = z.object({
  id: text(128),
  fields: ListingFields,
  /** `draft`: imported, and not public yet. */
  status: z.enum(['live', 'withdrawn', 'draft']),
  state: z.nullable(StateCode),
  area: ListingArea,
  /** Identifies the version that was read; an edit of any other version is refused. */
  version: text(64),
  source: text(200),
  asOf: text(10),
  /** The organization that owns the listing. */
  organization: z.nullable(text(300)),
  /** The street address is private: it is not shown here and is not changed. */
  isAddressPrivate: z.boolean(),
  reportsDiffer: z.array(z.enum(disputedFacts)),
  /** The organization sent a change that is waiting for review. */
  hasWaitingChange: z.boolean(),
})
export type AdminListing = z.infer<typeof AdminListing>
const AdminListingReply = z.object({ success: z.literal(true), listing: AdminListing })

export const showListingForAdmin = defineCall({
  method: 'GET',
  path: '/api/admin/listings/{id}',
  access: 'reviewer',
  summary: 'One listing as it is, to look at and edit.',
  params: ListingId,
  reply: AdminListingReply,
})

export const editListingAsAdmin = defineCall({
  method: 'PUT',
  path: '/api/admin/listings/{id}',
  access: 'admin',
  summary: 'Changes a listing at once, with a reason. If somebody changed it meanwhile: 409 with what it says now.',
  params: ListingId,
  body: z.object({
    version: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
    fields: ListingFields,
    /** Absent: it stays as it is. */
    area: z.optional(ListingArea),
    /** Only a draft can stay a draft. */
    status: z.enum(['live', 'withdrawn', 'draft']),
    /** The whole listing was checked today, even if nothing had to change. */
    isChecked: z.optional(z.boolean()),
    reason: Reason,
  }),
  maxBodyBytes: 64 * 1024,
  reply: AdminListingReply,
})
