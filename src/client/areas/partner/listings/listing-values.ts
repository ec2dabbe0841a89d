import type { ListingFields, PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { FieldName, ListingValues, SomeValues } from '#client/features/listing-changes/listing-values.ts'

/** Errors here could send people to the wrong address, so these fields are public only after review. */
const reviewedFields: readonly FieldName[] = [
  'name',
  'nameEs',
  'kind',
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

/** Initial form values: the public values, overlaid with the draft or the change under review. */
export function toListingValues({ fields, care: partnerDetails, pending }: PartnerListingDetail): ListingValues {
  const isOpen = pending?.status === 'draft' || pending?.status === 'waiting' || pending?.status === 'refused'
  return { ...fields, ...(isOpen ? definedIn(pending.after) : {}), ...partnerDetails }
}

function definedIn(changed: SomeValues): Partial<ListingFields> {
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
}
