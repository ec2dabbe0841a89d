import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import type { ImportDraft } from './draft.ts'

/** The columns a person fills in, in the order of the template. */
export const templateColumns = [
  'id', 'name', 'organization', 'category', 'services', 'note_en', 'note_es', 'street', 'city', 'state', 'zip',
  'county', 'latitude', 'longitude', 'phones', 'website', 'hours', 'languages', 'cost', 'required_documents',
  'serves_record', 'serves_supervision', 'no_id_needed', 'walk_in', 'confirmed_on',
] as const

/** What only our own export fills in, so that a directory can be moved without losing who said what. */
export const exportColumns = [
  ...templateColumns, 'listing_id', 'scope', 'county_fips', 'position_precision', 'source_publisher', 'source_dataset',
  'source_url', 'source_licence', 'as_of',
] as const
export type ExportColumn = (typeof exportColumns)[number]

/** What our own columns say beyond a draft; absent in files of other people. */
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
