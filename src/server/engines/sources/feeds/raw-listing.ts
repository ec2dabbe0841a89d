import type * as z from 'zod/mini'
import type { DirectorySource, Listing, ReentryFact } from '#domain/directory/listing.ts'

type OptionalText = string | null | undefined

/** One place in the words all services share; every text is still as the service wrote it. */
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
  /** The first that is one counts. */
  websites: readonly OptionalText[]
  hours: OptionalText
  /** Codes of those known to be spoken besides English. */
  languages: Listing['languages']
  cost: Listing['cost']
  facts: Partial<Record<ReentryFact, 'yes' | 'no'>>
  /** The day the service last touched it, `YYYY-MM-DD`. */
  changedOn: string | null
  isClosed: boolean
}

/** What a service answers, apart from how it is asked: a live feed and a saved reply are read by the same rules. */
export interface ReplyShape<Row> {
  source: DirectorySource
  /** The whole reply; one that does not fit is no answer of this service. */
  reply: z.ZodMiniType<unknown[]>
  row: z.ZodMiniType<Row>
  place(row: Row): RawListing
}

/** What a service that does not say leaves open. */
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
