import * as z from 'zod/mini'
import { Listing } from '#domain/directory/listing.ts'
import { ListingArea } from '#domain/directory/listing-area.ts'
import { ListingKind } from '#domain/directory/kinds.ts'
import { StateCode } from '#domain/places/states.ts'
import { defineCall } from './call.ts'
import { ListingFields } from './partner-listings.ts'
import { AdminListing } from './review.ts'

const count = z.int().check(z.minimum(0))
const ListingId = z.string().check(z.minLength(1), z.maxLength(128))

/** Which drafts: of one import, of one state, with this text in the name. */
const DraftFilter = z.object({
  import: z.optional(z.uuid()),
  state: z.optional(StateCode),
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
})
export type DraftFilter = z.infer<typeof DraftFilter>

const ListingDraftRow = z.object({
  id: ListingId,
  name: Listing.shape.name,
  city: Listing.shape.city,
  state: Listing.shape.state,
  category: Listing.shape.category,
  kind: ListingKind,
  /** The publisher of the list it came with, and the date of that list. */
  source: z.string(),
  asOf: z.string(),
})
export type ListingDraftRow = z.infer<typeof ListingDraftRow>

export const listListingDrafts = defineCall({
  method: 'GET',
  path: '/api/admin/listing-drafts',
  access: 'reviewer',
  summary: 'Imported listings that are not public yet, fifty a page, and the imports that have some. For reviewers.',
  query: z.extend(DraftFilter, { page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))) }),
  reply: z.object({
    success: z.literal(true),
    drafts: z.array(ListingDraftRow),
    total: count,
    page: count,
    pages: count,
    /** Every import with drafts, newest first, whatever the filter. */
    imports: z.array(z.object({ id: z.uuid(), publisher: z.string(), dataset: z.string(), drafts: count })),
  }),
})

/** Some drafts by id, or all that a filter finds. The count is what the person saw: other drafts are never included. */
const ChosenDrafts = z.union([
  z.object({ ids: z.array(ListingId).check(z.minLength(1), z.maxLength(500)) }),
  z.object({ filter: DraftFilter, count: z.int().check(z.minimum(1)) }),
])
export type ChosenDrafts = z.infer<typeof ChosenDrafts>
const Changed = z.object({ success: z.literal(true), changed: count })

export const publishListingDrafts = defineCall({
  method: 'POST',
  path: '/api/admin/listing-drafts/publish',
  access: 'admin',
  summary:
    'Makes imported drafts public, some by id or all that a filter finds. If their number changed meanwhile: 409. For administrators.',
  body: ChosenDrafts,
  maxBodyBytes: 128 * 1024,
  reply: Changed,
})

export const deleteListingDrafts = defineCall({
  method: 'POST',
  path: '/api/admin/listing-drafts/delete',
  access: 'admin',
  summary:
    'Deletes imported drafts, some by id or all that a filter finds. If their number changed meanwhile: 409. For administrators.',
  body: ChosenDrafts,
  maxBodyBytes: 128 * 1024,
  reply: Changed,
})

const similarityReasons = ['phone', 'address', 'website', 'name'] as const

const SimilarListing = z.object({
  id: ListingId,
  name: Listing.shape.name,
  street: Listing.shape.street,
  city: Listing.shape.city,
  status: z.enum(['live', 'draft', 'withdrawn']),
  reasons: z.array(z.enum(similarityReasons)),
})
export type SimilarListing = z.infer<typeof SimilarListing>

export const findSimilarListings = defineCall({
  method: 'POST',
  path: '/api/admin/listings/similar',
  access: 'admin',
  summary: 'Listings with the same phone, address or web page, or a similar name in the county. Stores nothing.',
  body: z.object({ fields: ListingFields, area: z.optional(ListingArea) }),
  maxBodyBytes: 64 * 1024,
  reply: z.object({ success: z.literal(true), similar: z.array(SimilarListing) }),
})

export const addListingAsAdmin = defineCall({
  method: 'POST',
  path: '/api/admin/listings',
  access: 'admin',
  summary: 'Adds one listing by hand; it is public at once and names our staff as its source. For administrators.',
  body: z.object({
    fields: ListingFields,
    area: z.optional(ListingArea),
    /** The whole listing was checked today. */
    isChecked: z.optional(z.boolean()),
  }),
  maxBodyBytes: 64 * 1024,
  reply: z.object({ success: z.literal(true), listing: AdminListing }),
})
