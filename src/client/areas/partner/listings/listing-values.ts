import type { ListingFields, PartnerListingDetail } from '#contracts/partner-listings.ts'
import type { ListingCare } from '#domain/partners/listing-care.ts'

/** All that an organization says of a listing, side by side. */
export type ListingValues = ListingFields & ListingCare
export type FieldName = keyof ListingValues
/** Some of it, as a change tells it. */
export type SomeValues = { [Name in FieldName]?: ListingValues[Name] | undefined }

/** In the order of the form, which is the order of HSDS. Pausing has a dialog of its own and stands last. */
export const fieldOrder = [
  'name', 'nameEs', 'note', 'website', 'category', 'services', 'isConfidential', 'street', 'city', 'zip', 'countyFips',
  'serviceCounties', 'phones', 'hours', 'closures', 'cost', 'languages', 'accessibility', 'requiredDocuments',
  'howToApply', 'facts', 'capacity', 'fullUntil', 'alert', 'introductionsOn', 'maxOpen', 'paused', 'pausedReason',
] as const satisfies readonly FieldName[]

/** What could send somebody to the wrong door: public only once a reviewer agrees. */
const reviewedFields: readonly FieldName[] = [
  'name', 'nameEs', 'street', 'city', 'zip', 'countyFips', 'phones', 'facts',
]

export function isReviewed(name: FieldName): boolean {
  return reviewedFields.includes(name)
}

/** What the form starts from: what is public, and over it what is being written or waits for a reviewer. */
export function valuesOf({ fields, care, pending }: PartnerListingDetail): ListingValues {
  const isOpen = pending?.status === 'draft' || pending?.status === 'waiting' || pending?.status === 'refused'
  return { ...fields, ...(isOpen ? definedIn(pending.after) : {}), ...care }
}

function definedIn(changed: SomeValues): Partial<ListingFields> {
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
}

/** Plain data, whose keys come in any order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))
  return Object.fromEntries(entries.map(([key, inner]) => [key, inOrder(inner)]))
}

export function changedFields(before: SomeValues, after: SomeValues): FieldName[] {
  return fieldOrder.filter((name) => !isSame(before[name], after[name]))
}
