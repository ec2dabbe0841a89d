import type { Listing, ListingHours, ListingPhone, ReentryFact } from '#domain/directory/listing.ts'

/** Something about one row that did not fit; `field` is the draft's own name for it. */
export interface DraftProblem {
  code: string
  field: string
}

export type DraftPhone = Pick<ListingPhone, 'number' | 'extension' | 'kind'> &
  Partial<Pick<ListingPhone, 'language' | 'isSwitchboard'>>

/**
 * One place as any import file tells it, before it is judged. Readers of HSDS, CSV and the federal files all answer
 * these; nothing here is trusted yet: `number` is as written, `lat` may be impossible, `name` may be empty.
 */
export interface ImportDraft {
  rowNumber: number
  externalId: string | null
  name: string
  organization: string | null
  /** A category of ours when the file names one, else its own words. */
  categoryHint: string | null
  /** A `ServiceId` of ours where the file uses our terms, else its own words. */
  serviceNames: string[]
  description: string | null
  /** Only where the file says how far the service reaches. */
  scope?: Listing['scope'] | null
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  county: string | null
  lat: number | null
  lon: number | null
  phones: DraftPhone[]
  website: string | null
  hours: ListingHours | null
  languages: string[]
  cost: 'free' | 'sliding' | 'fee' | null
  requiredDocuments: string[]
  facts: Partial<Record<ReentryFact, 'yes' | 'no'>>
  assuredOn: string | null
  problems: DraftProblem[]
}
