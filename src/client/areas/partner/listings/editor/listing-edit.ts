import type { ListingFields } from '#contracts/partner-listings.ts'
import type { ListingCare } from '#domain/partners/listing-care.ts'

/** One save: the version it was begun from, and all that is said of the listing now. */
export interface ListingEdit {
  version: number
  fields: ListingFields
  care: ListingCare
}
