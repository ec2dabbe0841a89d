import type { ImportDraft } from '#server/engines/imports/draft.ts'
import { fromHsds, type ReadOptions } from './from-hsds.ts'
import { readText, type Loose } from './loose.ts'
import { tables, type TableName } from './table-fields.ts'

/** Maps a file name (with or without folders and `.csv`) to its rows, keyed by column name. */
export type TabularFiles = Readonly<Record<string, readonly Loose[]>>

/** Drafts from an HSDS 3 tabular package: the rows are joined by their ids and then read like JSON. */
export function fromTables(files: TabularFiles, options: ReadOptions = {}): ImportDraft[] {
  const rows = (table: TableName) => getTableRows(files, table)
  const by = (table: TableName, column: string) => grouped(rows(table), column)
  const terms = byId(rows('taxonomy_term'))
  const attributes = grouped(
    rows('attribute').map((row) => ({ ...row, taxonomy_term: terms.get(key(row['taxonomy_term_id'])) })),
    'link_id',
  )
  const phoneLanguages = by('language', 'phone_id')
  const phones = rows('phone').map((row) => ({
    ...row,
    languages: phoneLanguages(row['id']),
    attributes: attributes(row['id']),
  }))
  const lists = { phones, schedules: rows('schedule'), languages: rows('language') }
  const listsBy = (column: string) => mapValues(lists, (list) => grouped(list, column))
  const ofLocation = { ...listsBy('location_id'), addresses: by('address', 'location_id'), attributes }
  const ofServiceLocation = listsBy('service_at_location_id')
  const ofService = {
    ...listsBy('service_id'),
    attributes,
    cost_options: by('cost_option', 'service_id'),
    required_documents: by('required_document', 'service_id'),
    service_areas: by('service_area', 'service_id'),
  }
  const ofOrganization = { phones: grouped(phones, 'organization_id') }
  const locations = byId(rows('location').map((row) => withLists(row, ofLocation)))
  const organizations = byId(rows('organization').map((row) => withLists(row, ofOrganization)))
  const findServiceLocations = grouped(
    rows('service_at_location').map((row) => ({
      ...withLists(row, ofServiceLocation),
      location: locations.get(key(row['location_id'])),
    })),
    'service_id',
  )
  return fromHsds(
    rows('service').map((row) => {
      const organization = organizations.get(key(row['organization_id']))
      // A reference to a row that is not in the package is reported: half the package may be missing.
      const unresolved = organization || key(row['organization_id']) === '' ? [] : [{ field: 'organization' }]
      return {
        ...withLists(row, ofService),
        organization,
        service_at_locations: findServiceLocations(row['id']),
        unresolved,
      }
    }),
    options,
  )
}

type Lists = Record<string, (id: unknown) => Loose[]>

function withLists(row: Loose, lists: Lists): Loose {
  return { ...row, ...mapValues(lists, (list) => list(row['id'])) }
}

const mapValues = <Value, Result>(record: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)] as const))

const key = (id: unknown) => readText(id)?.toLowerCase() ?? ''

const byId = (rows: readonly Loose[]) => new Map(rows.map((row) => [key(row['id']), row]))

function grouped(rows: readonly Loose[], column: string): (id: unknown) => Loose[] {
  const groups = Map.groupBy(rows, (row) => key(row[column]))
  return (id) => (key(id) === '' ? [] : (groups.get(key(id)) ?? []))
}

/** Publishers write `services.csv`, `service.csv` or a folder before it. */
function getTableRows(files: TabularFiles, table: TableName): readonly Loose[] {
  const path = tables[table].path.replace('.csv', '')
  const names = new Set([path, table, `${table}s`])
  return Object.entries(files).flatMap(([file, rows]) => (names.has(baseName(file)) ? rows : []))
}

const baseName = (file: string) =>
  file
    .toLowerCase()
    .replace(/^.*[/\\]/, '')
    .replace(/\.csv$/, '')
