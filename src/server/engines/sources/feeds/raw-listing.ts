import type * as z from 'zod/mini'
import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import type { FactAnswer, ReentryFact } from '#domain/directory/reentry-facts.ts'

type OptionalText = string | null | undefined

/** One provider in the fields all services share; every text is still as the service wrote it. */
export interface RawListing {
  id: string | null
  name: string
  organization: OptionalText
  category: Listing['category']
  services: Listing['services']
  street: readonly OptionalText[]
  city: OptionalText
  county: OptionalText
  state: OptionalText
  zip: OptionalText
  lat: unknown
  lon: unknown
  phones: readonly OptionalText[]
  /** The first valid one counts. */
  websites: readonly OptionalText[]
  hours: OptionalText
  /** Codes of the languages known to be spoken besides English. */
  languages: Listing['languages']
  cost: Listing['cost']
  facts: Partial<Record<ReentryFact, FactAnswer>>
  /** The date the service last changed it, `YYYY-MM-DD`. */
  changedOn: string | null
  isClosed: boolean
}

/**
 * The shape of a service's reply, apart from how it is requested: a live feed and a saved reply are read by the same
 * rules.
 */
export interface ReplyShape<Row> {
  source: DirectorySource
  /** The whole reply; anything that does not match is not a reply of this service. */
  reply: z.ZodMiniType<unknown[]>
  row: z.ZodMiniType<Row>
  place(row: Row): RawListing
}

/** Defaults for fields a service does not provide. */
export const rawListingDefaults = {
  id: null,
  organization: null,
  county: null,
  hours: null,
  languages: [],
  cost: null,
  facts: {},
  changedOn: null,
  isClosed: false,
} as const satisfies Partial<RawListing>
