import * as z from 'zod/mini'
import { Listing } from '#domain/directory/listing.ts'
import {
  type CoreFact,
  coreFacts,
  factAnswers,
  isCoreFact,
  type ReentryFact,
  reentryFacts,
} from '#domain/directory/reentry-facts.ts'
import { PartnerDetails } from '#domain/partners/partner-details.ts'
import { defineCall } from './call.ts'
import { SuccessReply } from './label.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max))
const maybeInstant = z.nullable(z.iso.datetime())
const { shape } = Listing

const Answer = z.enum([...factAnswers, 'unknown'])
const coreAnswers = Object.fromEntries(coreFacts.map((fact) => [fact, Answer])) as Record<CoreFact, typeof Answer>
/** Absent: left as it is. */
const otherAnswers = Object.fromEntries(
  reentryFacts.filter((fact) => !isCoreFact(fact)).map((fact) => [fact, z.optional(Answer)]),
) as Record<Exclude<ReentryFact, CoreFact>, z.ZodMiniOptional<typeof Answer>>

/** The listing fields that an organization may edit. Map coordinates are computed, never typed. */
export const ListingFields = z.object({
  name: shape.name,
  nameEs: z.nullable(filled(300)),
  category: shape.category,
  /** Its main purpose. Absent: it is derived from the services and the name. */
  kind: shape.kind,
  services: shape.services,
  note: shape.note,
  street: shape.street,
  city: shape.city,
  zip: shape.zip,
  countyFips: shape.countyFips,
  phones: shape.phones,
  website: shape.website,
  hours: shape.hours,
  languages: shape.languages,
  cost: shape.cost,
  requiredDocuments: shape.requiredDocuments,
  facts: z.object({ ...coreAnswers, ...otherAnswers }),
})
export type ListingFields = z.infer<typeof ListingFields>
export const listingFieldNames = Object.keys(ListingFields.shape) as (keyof ListingFields)[]

export const ListingState = z.enum(['live', 'paused', 'draft', 'change_waiting'])

export const PartnerListing = z.object({
  id: text(128),
  name: text(300),
  city: z.nullable(text(120)),
  state: ListingState,
  confirmedAt: maybeInstant,
  freshness: z.enum(['fresh', 'due', 'unbadged', 'last']),
  completeness: z.int().check(z.minimum(0), z.maximum(100)),
  /** For the last 30 days; null where a number so small could identify someone. */
  views: z.nullable(z.int()),
  saves: z.nullable(z.int()),
  introductions: z.int(),
})
export type PartnerListing = z.infer<typeof PartnerListing>

export const ListingChange = z.object({
  id: z.uuid(),
  kind: z.enum(['edit', 'review', 'add', 'undo']),
  status: z.enum(['draft', 'waiting', 'done', 'refused', 'undone']),
  before: z.nullable(z.partial(ListingFields)),
  after: z.partial(ListingFields),
  author: z.nullable(text(80)),
  at: z.iso.datetime(),
  reason: z.nullable(text(500)),
  canUndo: z.boolean(),
})
export type ListingChange = z.infer<typeof ListingChange>

/** A problem with a listing that a visitor reported. */
const IncomingReport = z.object({
  fact: text(64),
  kinds: z.array(text(64)),
  reports: z.int(),
  lastAt: z.iso.datetime(),
  isOpen: z.boolean(),
})

export const PartnerListingDetail = z.object({
  listing: PartnerListing,
  fields: ListingFields,
  care: PartnerDetails,
  /** A change that is a draft or waits for a reviewer. */
  pending: z.nullable(ListingChange),
  version: z.int(),
  history: z.array(ListingChange),
  reports: z.array(IncomingReport),
  /** Where this information is public. */
  source: text(200),
  asOf: text(10),
})
export type PartnerListingDetail = z.infer<typeof PartnerListingDetail>

const Id = z.object({ id: z.string().check(z.minLength(1), z.maxLength(128)) })
const Detail = z.object({ success: z.literal(true), detail: PartnerListingDetail })
const Version = z.int().check(z.minimum(0))

export const listPartnerListings = defineCall({
  method: 'GET',
  path: '/api/partner/resources',
  access: 'partner_viewer',
  summary: 'The listings of this organization.',
  reply: z.object({ success: z.literal(true), listings: z.array(PartnerListing) }),
})

export const showPartnerListing = defineCall({
  method: 'GET',
  path: '/api/partner/resources/{id}',
  access: 'partner_viewer',
  summary: 'One listing of this organization, to edit.',
  params: Id,
  reply: Detail,
})

export const editPartnerListing = defineCall({
  method: 'PUT',
  path: '/api/partner/resources/{id}',
  access: 'partner_staff',
  summary:
    'Saves an edit. Name, address, phones and who is welcome stay a draft until a reviewer agrees; the rest is live at once. If somebody edited meanwhile: 409 with their version.',
  params: Id,
  body: z.object({ version: Version, fields: ListingFields, care: PartnerDetails }),
  maxBodyBytes: 64 * 1024,
  reply: Detail,
})

export const submitPartnerListing = defineCall({
  method: 'POST',
  path: '/api/partner/resources/{id}/submit',
  access: 'partner_admin',
  summary: 'Sends the drafted change to a reviewer.',
  params: Id,
  body: z.object({ version: Version }),
  reply: Detail,
})

export const discardListingDraft = defineCall({
  method: 'POST',
  path: '/api/partner/resources/{id}/discard',
  access: 'partner_staff',
  summary: 'Takes a drafted or waiting change back.',
  params: Id,
  reply: Detail,
})

export const confirmPartnerListing = defineCall({
  method: 'POST',
  path: '/api/partner/resources/{id}/confirm',
  access: 'partner_staff',
  summary: 'Everything is still right: sets the date of the last check to today.',
  params: Id,
  reply: Detail,
})

export const pausePartnerListing = defineCall({
  method: 'POST',
  path: '/api/partner/resources/{id}/pause',
  access: 'partner_admin',
  summary: 'Stops new introductions, with the reason the card shows, or lets them come again.',
  params: Id,
  body: z.object({
    paused: z.boolean(),
    reason: z.nullable(z.object({ en: filled(200), es: filled(200) })),
    /** End date of “We are full until…” */
    until: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  }),
  reply: Detail,
})

export const addPartnerListing = defineCall({
  method: 'POST',
  path: '/api/partner/resources',
  access: 'partner_admin',
  summary: 'A further location; public once a reviewer agrees.',
  body: z.object({ fields: ListingFields }),
  maxBodyBytes: 64 * 1024,
  reply: Detail,
})

export const undoListingChange = defineCall({
  method: 'POST',
  path: '/api/partner/resources/{id}/changes/{changeId}/undo',
  access: 'partner_admin',
  summary: 'Puts back what a change of this organization replaced.',
  params: z.extend(Id, { changeId: z.uuid() }),
  reply: Detail,
})

export const answerListingReport = defineCall({
  method: 'POST',
  path: '/api/partner/resources/{id}/reports/{fact}',
  access: 'partner_staff',
  summary: 'Says what the organization makes of a reported problem: it was right, or why it is not so.',
  params: z.extend(Id, { fact: filled(64) }),
  body: z.object({ verdict: z.enum(['accept', 'explain']), note: filled(500) }),
  reply: Detail,
})

const ChangeReviewItem = z.object({
  change: ListingChange,
  listingId: text(128),
  listingName: text(300),
  organization: text(300),
})
export type ChangeReviewItem = z.infer<typeof ChangeReviewItem>

export const listListingChanges = defineCall({
  method: 'GET',
  path: '/api/admin/listing-changes',
  access: 'reviewer',
  summary: 'Changes of partners that wait for a reviewer, oldest first.',
  reply: z.object({ success: z.literal(true), changes: z.array(ChangeReviewItem) }),
})

export const decideListingChange = defineCall({
  method: 'POST',
  path: '/api/admin/listing-changes/{id}/decide',
  access: 'reviewer',
  summary: 'Makes a change public, or sends it back.',
  params: z.object({ id: z.uuid() }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approve') }),
    z.object({ decision: z.literal('refuse'), reason: filled(500) }),
  ]),
  reply: SuccessReply,
})
