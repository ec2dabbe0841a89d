import type { ListingFields } from '#contracts/partner-listings.ts'
import type { PartnerDetails } from '#domain/partners/partner-details.ts'

/** One save: the version it is based on, and all values of the listing. */
export interface ListingEdit {
  version: number
  fields: ListingFields
  care: PartnerDetails
}
