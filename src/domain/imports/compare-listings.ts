import { type Listing, reentryFacts } from '../directory/listing.ts'

/** The fields compared side by side, in the order of a card. */
export const comparedFields = [
  'name',
  'organization',
  'category',
  'services',
  'note',
  'street',
  'city',
  'state',
  'zip',
  'countyFips',
  'phones',
  'website',
  'hours',
  'languages',
  'cost',
  'requiredDocuments',
  'facts',
] as const satisfies readonly (keyof Listing)[]
export type ComparedField = (typeof comparedFields)[number]

/** `fills`: only the row has a value. `lacks`: only the listing does. */
export type Comparison = 'same' | 'differs' | 'fills' | 'lacks'

export interface FieldComparison {
  field: ComparedField
  is: Comparison
}

/** Compares a row with the existing listing field by field; fields that are empty in both are left out. */
export function compareListings(row: Listing, existing: Listing): FieldComparison[] {
  return comparedFields.flatMap((field): FieldComparison[] => {
    const [isNew, isOld] = [hasValue(row[field]), hasValue(existing[field])]
    if (!isNew && !isOld) return []
    if (!isOld) return [{ field, is: 'fills' }]
    if (!isNew) return [{ field, is: 'lacks' }]
    return [{ field, is: serializeField(row, field) === serializeField(existing, field) ? 'same' : 'differs' }]
  })
}

function hasValue(value: Listing[ComparedField]): boolean {
  if (value === null) return false
  return typeof value === 'object' ? Object.values(value).some((part) => part !== undefined) : true
}

/** The source and date of a fact are not compared; languages and services have no order. */
function serializeField(listing: Listing, field: ComparedField): string {
  if (field === 'facts') return JSON.stringify(reentryFacts.map((fact) => listing.facts[fact]?.value ?? null))
  const value = listing[field]
  if (field === 'languages' || field === 'services') return JSON.stringify([...listing[field]].toSorted())
  return JSON.stringify(value)
}
