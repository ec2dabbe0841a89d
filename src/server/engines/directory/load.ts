import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import { columnsVersion } from '#domain/directory/search-columns.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Logger } from '#server/platform/logger.ts'
import { readListings, readManifest } from './files/read.ts'
import { reindexAll } from './index-repository.ts'
import {
  listCompiledIds,
  type DatabaseHandle,
  getLoadedVersion,
  putSources,
  removeListings,
  setLoadedVersion,
  withLoadLock,
} from './load-repository.ts'
import { splitIntoChunks } from './pad-list.ts'
import { toRow, type ListingRow } from './rows.ts'
import { writeCompiledRows } from './write-repository.ts'

/** The compiled directory, wherever it was read from. */
export interface CompiledDirectory {
  version: string
  sources: readonly DirectorySource[]
  listings: () => Iterable<Listing>
}

export interface LoadResult {
  version: string
  listings: number
  loaded: boolean
}

export interface LoadDeps {
  db: DatabaseHandle
  folder: string
  clock: Clock
  logger: Logger
}

/** Loads the compiled directory into the database unless it is already there. */
export async function loadDirectory({ db, folder, clock, logger }: LoadDeps): Promise<LoadResult> {
  const { version: dataVersion, sources } = readManifest(folder)
  const version = `${dataVersion}-${columnsVersion}`
  const began = clock.now()
  const result = await storeDirectory(db, { version, sources, listings: () => readListings(folder) }, began)
  if (result.loaded) logger.info('directory loaded', { count: result.listings, ms: clock.now() - began })
  return result
}

/** All or nothing; does nothing when this version is already loaded. */
export async function storeDirectory(db: DatabaseHandle, compiled: CompiledDirectory, at: number): Promise<LoadResult> {
  const loadedVersion = await getLoadedVersion(db.db)
  if (loadedVersion?.version === compiled.version) return { ...loadedVersion, loaded: false }
  return withLoadLock(db, async (trx) => {
    // Another process may have loaded it while this one waited.
    const meanwhile = await getLoadedVersion(trx)
    if (meanwhile?.version === compiled.version) return { ...meanwhile, loaded: false }
    const listings = await replaceCompiled(trx, compiled, at)
    const loaded = { version: compiled.version, listings }
    await setLoadedVersion(trx, loaded, at)
    return { ...loaded, loaded: true }
  })
}

/**
 * Listings come county by county, so most cells are complete in one chunk; larger chunks would only take more memory.
 */
const rowsPerWrite = 600

async function replaceCompiled(trx: Db, { version, sources, listings }: CompiledDirectory, at: number) {
  const gone = await listCompiledIds(trx)
  let count = 0
  function* rows() {
    for (const listing of listings()) {
      gone.delete(listing.id)
      count += 1
      yield toRow(listing, { status: 'live', origin: 'compiled', version, at })
    }
  }
  await putSources(trx, sources)
  for (const chunk of splitIntoChunks(rows(), rowsPerWrite)) await writeCompiledRows(trx, assignOrdinals(chunk))
  await removeListings(trx, gone)
  await reindexAll(trx)
  return count
}

/** For the readiness check: a server without a directory is not ready. */
export async function checkDirectoryLoaded(db: Db): Promise<void> {
  if ((await getLoadedVersion(db)) === null) throw new Error('The directory is not loaded yet.')
}

/**
 * Rows in the order of their cells, with the ordinal each would have if these were all. Neighbors are then written
 * together and most ordinals are right at once, which makes a load much faster; `reindex` fixes the rest.
 */
function assignOrdinals(rows: ListingRow[]): ListingRow[] {
  rows.sort(
    (a, b) => a.cell - b.cell || compare(a.category, b.category) || b.quality - a.quality || compare(a.id, b.id),
  )
  let before: ListingRow | undefined
  for (const row of rows) {
    row.ordinal = before?.cell === row.cell && before.category === row.category ? before.ordinal + 1 : 0
    before = row
  }
  return rows
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
