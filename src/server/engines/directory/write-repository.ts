import { CompiledQuery, PostgresAdapter } from 'kysely'
import { listingFlags } from '#domain/directory/search-columns.ts'
import type { Db } from '#server/platform/db/database.ts'
import { splitIntoChunks } from './pad-list.ts'
import type { ListingRow } from './rows.ts'

const columns = [
  'id',
  'cell',
  'category',
  'kind',
  'ordinal',
  'county_fips',
  'state',
  'scope',
  'needs',
  'weak_needs',
  'core_needs',
  'owner',
  'flags',
  'quality',
  'lat',
  'lon',
  'name',
  'services',
  'served_counties',
  'document',
  'source_id',
  'status',
  'origin',
  'version',
  'phone_key',
  'address_key',
  'changed_at',
] as const satisfies readonly (keyof ListingRow)[]

/** Both engines take this many values at once; more rows gain nothing. */
const rowsPerStatement = 100

const replaced = (names: readonly string[]) => names.map((name) => `${name} = excluded.${name}`).join(', ')

/** Replaces whole rows. */
export async function replaceRows(trx: Db, rows: Iterable<ListingRow>): Promise<void> {
  await writeRows(trx, rows, `update set ${replaced(columns.filter((name) => name !== 'id'))}`)
}

/** The columns a load may change; reports and withdrawals are not for a file to decide. */
const compiledColumns = columns.filter((name) => !['id', 'ordinal', 'flags', 'status', 'changed_at'].includes(name))
const comparedColumns = compiledColumns.filter((name) => name !== 'version')
const preservedFlags = listingFlags.reportsDiffer
const mergedFlags = `excluded.flags | (listings.flags & ${preservedFlags})`
const compiledUpdate = `update set ${replaced(compiledColumns)}, flags = ${mergedFlags}, changed_at = excluded.changed_at
  where listings.origin = 'compiled' and (listings.flags <> (${mergedFlags})
    or ${comparedColumns.map((name) => `listings.${name} is distinct from excluded.${name}`).join(' or ')})`

/** Leaves rows alone that are unchanged, or that a partner, an admin or an import has changed. */
export async function writeCompiledRows(trx: Db, rows: Iterable<ListingRow>): Promise<void> {
  await writeRows(trx, rows, compiledUpdate)
}

/** The SQL text is built by hand because building it from a million parts takes longer than running it. */
async function writeRows(trx: Db, rows: Iterable<ListingRow>, onConflict: string): Promise<void> {
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const statements = new Map<number, string>()
  for (const chunk of splitIntoChunks(rows, rowsPerStatement)) {
    const text = statements.get(chunk.length) ?? insertText(chunk.length, isPostgres, onConflict)
    statements.set(chunk.length, text)
    const values: unknown[] = []
    for (const row of chunk) for (const name of columns) values.push(row[name])
    await trx.executeQuery(CompiledQuery.raw(text, values))
  }
}

function insertText(count: number, isPostgres: boolean, onConflict: string): string {
  const formatPlaceholder = (index: number) => (isPostgres ? `$${index + 1}` : '?')
  const tuple = (row: number) =>
    `(${columns.map((_, column) => formatPlaceholder(row * columns.length + column)).join(', ')})`
  const tuples = Array.from({ length: count }, (_, row) => tuple(row)).join(', ')
  return `insert into listings (${columns.join(', ')}) values ${tuples} on conflict (id) do ${onConflict}`
}
