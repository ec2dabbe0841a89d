import type { ListingFields } from '#contracts/partner-listings.ts'
import type { PartnerDetails } from '#domain/partners/partner-details.ts'
import { isSame } from '#client/platform/form/same-data.ts'

/** All that an organization says of a listing, side by side. */
export type ListingValues = ListingFields & PartnerDetails
export type FieldName = keyof ListingValues
/** Some of it, as a change tells it. */
export type SomeValues = { [Name in FieldName]?: ListingValues[Name] | undefined }

/** In the order of the form, which is the order of HSDS. Pausing has a dialog of its own and stands last. */
export const fieldOrder = [
  'name',
  'nameEs',
  'note',
  'website',
  'category',
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
