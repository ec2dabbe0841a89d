import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadDirectory } from '../../src/server/engines/directory/load.ts'
import { directoryRepository, type DirectoryRepository } from '../../src/server/engines/directory/repository.ts'
import { loadPlaces, type Places } from '../../src/server/engines/places/places.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'
import { createLogger } from '../../src/server/platform/logger.ts'

export const root = path.resolve(import.meta.dirname, '../..')
export const folder = path.join(root, 'data/directory')

/** Loads the real directory into a temporary database, removed after the callback. */
export async function withDirectory<Result>(
  run: (parts: { directory: DirectoryRepository; places: Places }) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'eval-'))
  const database = await openDatabase({ kind: 'sqlite', file: path.join(dataDir, 'eval.db') })
  try {
    await loadDirectory({ db: database, folder, clock: systemClock, logger: createLogger(() => undefined, Date.now) })
    return await run({ directory: directoryRepository(database.db), places: loadPlaces(folder) })
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}
