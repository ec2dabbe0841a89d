import type { ListingFields, PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { FieldName, ListingValues, SomeValues } from '#client/features/listing-changes/listing-values.ts'

/** What could send somebody to the wrong door: public only once a reviewer agrees. */
const reviewedFields: readonly FieldName[] = [
  'name',
  'nameEs',
  'street',
  'city',
  'zip',
  'countyFips',
  'phones',
  'facts',
]

export function isReviewed(name: FieldName): boolean {
  return reviewedFields.includes(name)
}

/** What the form starts from: what is public, and over it what is being written or waits for a reviewer. */
export function toListingValues({ fields, care: partnerDetails, pending }: PartnerListingDetail): ListingValues {
  const isOpen = pending?.status === 'draft' || pending?.status === 'waiting' || pending?.status === 'refused'
  return { ...fields, ...(isOpen ? definedIn(pending.after) : {}), ...partnerDetails }
}

function definedIn(changed: SomeValues): Partial<ListingFields> {
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
}
