import type { ListingKind } from '#domain/directory/kinds.ts'
import type { Listing, ListingHours, ListingPhone } from '#domain/directory/listing.ts'
import type { FactAnswer, ReentryFact } from '#domain/directory/reentry-facts.ts'

/** A problem in one row; `field` is the draft's own name for the field. */
export interface DraftProblem {
  code: string
  field: string
}

export type DraftPhone = Pick<ListingPhone, 'number' | 'extension' | 'kind'> &
  Partial<Pick<ListingPhone, 'language' | 'isSwitchboard' | 'isListedOnly' | 'whose'>>

/**
 * One listing as read from an import file, before it is checked. Readers of HSDS, CSV and the federal files all produce
 * these. Nothing here is trusted yet: `number` is as written, `lat` may be impossible, `name` may be empty.
 */
export interface ImportDraft {
  rowNumber: number
  externalId: string | null
  name: string
  organization: string | null
  /** One of our categories if the file names one, otherwise the file's own text. */
  categoryHint: string | null
  /** One of our `ServiceId`s where the file uses our terms, otherwise the file's own text. */
  serviceNames: string[]
  description: string | null
  /** Only if the file states the service's area. */
  scope?: Listing['scope'] | null
  /** Only if the file states it in our terms. */
  kind?: ListingKind | null
  /** Only if the file names the counties it serves. */
  serves?: readonly string[]
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
  facts: Partial<Record<ReentryFact, FactAnswer>>
  assuredOn: string | null
  problems: DraftProblem[]
}
