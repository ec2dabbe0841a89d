import type { ListingFields } from '#contracts/partner-listings.ts'
import type { PartnerDetails } from '#domain/partners/partner-details.ts'
import { isSame } from '#client/platform/form/same-data.ts'

/** All values an organization maintains for a listing. */
export type ListingValues = ListingFields & PartnerDetails
export type FieldName = keyof ListingValues
/** A subset of the values, as in a change. */
export type SomeValues = { [Name in FieldName]?: ListingValues[Name] | undefined }

/** In form order, which is HSDS order. Pausing has its own dialog and comes last. */
export const fieldOrder = [
  'name',
  'nameEs',
  'note',
  'website',
  'category',
  'kind',
  'services',
  'isConfidential',
  'street',
  'city',
  'zip',
  'countyFips',
  'serviceCounties',
  'phones',
  'hours',
  'closures',
  'cost',
  'languages',
  'accessibility',
  'requiredDocuments',
  'howToApply',
  'facts',
  'capacity',
  'fullUntil',
  'alert',
  'introductionsOn',
  'maxOpen',
  'paused',
  'pausedReason',
] as const satisfies readonly FieldName[]

export function changedFields(before: SomeValues, after: SomeValues): FieldName[] {
  return fieldOrder.filter((name) => !isSame(before[name], after[name]))
}
