import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import type { ImportDraft } from './draft.ts'

/** Fields of our own columns beyond a draft; absent in files from others. */
export interface OwnFields {
  listingId: string | null
  scope: Listing['scope'] | null
  countyFips: string | null
  precision: NonNullable<Listing['position']>['precision'] | null
  noteEs: string | null
  source: Omit<DirectorySource, 'id'> | null
  asOf: string | null
}

export type CsvDraft = ImportDraft & { own?: OwnFields }
