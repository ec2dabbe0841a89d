import { isDeepStrictEqual } from 'node:util'
import { listingFieldNames, type ListingFields } from '#contracts/partner-listings.ts'
import { getKind } from '#domain/directory/classify-kind.ts'
import { type Listing, reentryFacts } from '#domain/directory/listing.ts'
import { isCoreFact } from '#domain/directory/reentry-facts.ts'

export type FieldName = keyof ListingFields

/** A mistake in one of these sends people to the wrong place, so they are reviewed first. */
const reviewed: ReadonlySet<FieldName> = new Set([
  'name',
  'nameEs',
  'kind',
  'street',
  'city',
  'zip',
  'countyFips',
  'phones',
  'facts',
])
export const isReviewed = (name: FieldName) => reviewed.has(name)

/** The fields an organization may edit, with the listing's current values. */
export function toListingFields(listing: Listing): ListingFields {
  const { name, category, services, note, street, city, zip, countyFips, phones, website, hours } = listing
  const { languages, cost, requiredDocuments } = listing
  return {
    name,
    nameEs: listing.nameEs ?? null,
    category,
    kind: getKind(listing),
    services,
    note,
    street,
    city,
    zip,
    countyFips,
    phones,
    website,
    hours,
    languages,
    cost,
    requiredDocuments,
    facts: toFactFields(listing.facts),
  }
}

function toFactFields(facts: Listing['facts']): ListingFields['facts'] {
  return withoutUnknown(Object.fromEntries(reentryFacts.map((fact) => [fact, facts[fact]?.value ?? 'unknown'])))
}

/** Beside what everybody asks, an unknown answer and none are the same: only one of them is stored and compared. */
function withoutUnknown(facts: Partial<ListingFields['facts']>): ListingFields['facts'] {
  const known = reentryFacts.filter((fact) => isCoreFact(fact) || (facts[fact] ?? 'unknown') !== 'unknown')
  return Object.fromEntries(known.map((fact) => [fact, facts[fact] ?? 'unknown'])) as ListingFields['facts']
}

/** A form that knows fewer facts leaves the others as they are. */
export const completeFacts = (stored: ListingFields['facts'], sent: ListingFields['facts']): ListingFields['facts'] =>
  withoutUnknown({ ...stored, ...sent })

export function pickFields(fields: ListingFields, names: readonly FieldName[]): Partial<ListingFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]))
}

export const listFieldNames = (fields: Partial<ListingFields>) => listingFieldNames.filter((name) => name in fields)

export function findChangedNames(before: ListingFields, after: Partial<ListingFields>): FieldName[] {
  return listFieldNames(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
}

/** Every part of a listing that a field change can replace; undo restores exactly these. */
const replaceable = [
  'name',
  'nameEs',
  'category',
  'kind',
  'services',
  'note',
  'street',
  'city',
  'zip',
  'countyFips',
  'phones',
  'website',
  'hours',
  'languages',
  'cost',
  'requiredDocuments',
  'facts',
  'scope',
  'state',
  'position',
  'sourceId',
  'otherSourceIds',
  'asOf',
] as const satisfies readonly (keyof Listing)[]
export type ReplacedParts = Partial<Pick<Listing, (typeof replaceable)[number]>>

export function getReplacedParts(before: Listing, after: Listing): ReplacedParts {
  const changed = replaceable.filter((key) => !isDeepStrictEqual(before[key], after[key]))
  return Object.fromEntries(changed.map((key) => [key, before[key]]))
}

/** The replaced parts as form fields, for comparison. */
export function toReplacedFields(replaced: ReplacedParts, names: readonly FieldName[]): Partial<ListingFields> {
  const getReplacedValue = (name: FieldName) => {
    if (name === 'facts') return replaced.facts && toFactFields(replaced.facts)
    return name === 'nameEs' ? (replaced.nameEs ?? null) : replaced[name]
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = getReplacedValue(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
