import type { DirectorySource, Listing } from '#domain/directory/listing.ts'
import { columnsVersion } from '#domain/directory/search-columns.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listLineChecks } from '../facts/line-checks-repository.ts'
import { applyLineChecks } from './checked-phones-repository.ts'
import type { DirectoryFolders } from './directory-folders.ts'
import { readCounties, readListings, readManifest } from './files/read.ts'
import { reindexAll } from './index-repository.ts'
import {
  listCompiledIds,
  type DatabaseHandle,
  forgetPartSources,
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

interface LoadDeps {
  db: DatabaseHandle
  folders: DirectoryFolders
  clock: Clock
}

/** Loads the compiled directory into the database unless it is already there. */
export async function loadDirectory({ db, folders, clock }: LoadDeps): Promise<LoadResult> {
  return storeDirectory(db, readDirectory(folders), clock.now())
}

export function readDirectory(folders: DirectoryFolders): CompiledDirectory {
  return { ...readHead(folders), listings: () => readAllListings(folders) }
}

/** The parts have no counties of their own. */
function* readAllListings([main, ...parts]: DirectoryFolders): Generator<Listing> {
  yield* readListings(main)
  if (parts.length === 0) return
  const counties = readCounties(main)
  for (const part of parts) yield* readListings(part, counties)
}

/** Whether a start has nothing to load. */
export async function isDirectoryLoaded(db: Db, folders: DirectoryFolders): Promise<boolean> {
  return (await getLoadedVersion(db))?.version === readHead(folders).version
}

/** The data, which parts of it are wanted, and the rules that compute the stored columns decide whether to load again. */
function readHead(folders: DirectoryFolders): Omit<CompiledDirectory, 'listings'> {
  const manifests = folders.map(readManifest)
  return {
    version: [...manifests.map(({ version }) => version), columnsVersion].join('-'),
    sources: manifests.flatMap(({ sources }) => sources),
  }
}

/** All or nothing; does nothing when this version is already loaded. */
export async function storeDirectory(db: DatabaseHandle, compiled: CompiledDirectory, at: number): Promise<LoadResult> {
  return storeRows(db, { ...compiled, chunks: () => buildRows(compiled, at) }, at)
}

interface DirectoryRows extends Omit<CompiledDirectory, 'listings'> {
  /** As `buildRows` makes them, here or in another thread. */
  chunks: () => Iterable<ListingRow[]> | AsyncIterable<ListingRow[]>
}

export async function storeRows(db: DatabaseHandle, compiled: DirectoryRows, at: number): Promise<LoadResult> {
  const loadedVersion = await getLoadedVersion(db.db)
  if (loadedVersion?.version === compiled.version) return { ...loadedVersion, loaded: false }
  return withLoadLock(db, async (trx) => {
    // Another process may have loaded it while this one waited.
    const meanwhile = await getLoadedVersion(trx)
    if (meanwhile?.version === compiled.version) return { ...meanwhile, loaded: false }
    const listings = await replaceCompiled(trx, compiled)
    // A newer list does not undo what a person who called found out.
    await applyLineChecks(trx, await listLineChecks(trx), at)
    const loaded = { version: compiled.version, listings }
    await setLoadedVersion(trx, loaded, at)
    return { ...loaded, loaded: true }
  })
}

/**
 * Listings come county by county, so most cells are complete in one chunk; larger chunks would only take more memory.
 */
const rowsPerWrite = 600

/** The rows of all listings, in the portions and the order they are written in. */
export function* buildRows({ version, listings }: CompiledDirectory, at: number): Generator<ListingRow[]> {
  for (const chunk of splitIntoChunks(listings(), rowsPerWrite)) {
    yield assignOrdinals(chunk.map((listing) => toRow(listing, { status: 'live', origin: 'compiled', version, at })))
  }
}

async function replaceCompiled(trx: Db, { sources, chunks }: DirectoryRows) {
  const gone = await listCompiledIds(trx)
  let count = 0
  await putSources(trx, sources)
  for await (const chunk of chunks()) {
    for (const { id } of chunk) gone.delete(id)
    count += chunk.length
    await writeCompiledRows(trx, chunk)
  }
  await removeListings(trx, gone)
  await forgetPartSources(
    trx,
    sources.map(({ id }) => id),
  )
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
