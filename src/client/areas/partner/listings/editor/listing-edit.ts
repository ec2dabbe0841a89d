import type { ListingFields } from '#contracts/partner-listings.ts'
import type { PartnerDetails } from '#domain/partners/partner-details.ts'

/** One save: the version it was begun from, and all that is said of the listing now. */
export interface ListingEdit {
  version: number
  fields: ListingFields
  care: PartnerDetails
}
