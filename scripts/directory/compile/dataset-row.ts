import * as z from 'zod/mini'
import { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { FactAnswer, ReentryFact } from '#domain/directory/reentry-facts.ts'
import { StateCode } from '#domain/places/states.ts'
import { phoneOwners } from '#domain/resources/phone-owner.ts'
import { ResourceCategory } from '#domain/resources/resource.ts'

const text = z.optional(z.nullable(z.string()))
const degrees = z.optional(z.nullable(z.number()))

/** Where a gathered place is and how it is reached, in every gathered list. */
export const gatheredFields = {
  address: text,
  city: text,
  state: StateCode,
  zip: text,
  countyFips: text,
  lat: degrees,
  lon: degrees,
  geo: z.enum(['exact', 'zip', 'city', 'area', 'county', 'none']),
  scope: z.enum(['site', 'region', 'state-region', 'state']),
  phone: text,
  website: text,
  hours: text,
}

/** One row of the gathered public datasets, all in one shape. */
export const DatasetRow = z.object({
  name: z.string(),
  category: ResourceCategory,
  services: z.array(z.string()),
  ...gatheredFields,
  /** Its main purpose, where the list has only one. */
  kind: z.optional(ListingKind),
  /** Counties it serves, where it names them. */
  serves: z.optional(z.array(z.string())),
  whose: z.optional(z.enum(phoneOwners)),
  sourceName: z.string(),
  asOf: z.string(),
})
/** What only rows of the local lists tell. */
interface PreparedFields {
  note?: Listing['note']
  /** Its number is from an undated page, and nobody called it. */
  isListedOnly?: true
  /** What the row says of whom it takes. */
  facts?: Partial<Record<ReentryFact, FactAnswer>>
}
export type DatasetRow = z.infer<typeof DatasetRow> & PreparedFields
