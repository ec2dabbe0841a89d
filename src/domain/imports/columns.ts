import * as z from 'zod/mini'
import { factColumns } from '#domain/directory/reentry-facts.ts'

/** The columns a person fills in, in the order of the template. */
export const templateColumns = [
  'id',
  'name',
  'organization',
  'category',
  'kind',
  'services',
  'note_en',
  'note_es',
  'street',
  'city',
  'state',
  'zip',
  'county',
  'latitude',
  'longitude',
  'phones',
  'website',
  'hours',
  'languages',
  'cost',
  'required_documents',
  ...factColumns,
  'confirmed_on',
] as const

/** Columns filled in only by our own export, so that a directory can be moved without losing its sources. */
export const exportColumns = [
  ...templateColumns,
  'listing_id',
  'scope',
  'county_fips',
  'serves_counties',
  'position_precision',
  'source_publisher',
  'source_dataset',
  'source_url',
  'source_licence',
  'as_of',
] as const

export const ImportColumn = z.enum(exportColumns)
export type ImportColumn = z.infer<typeof ImportColumn>
