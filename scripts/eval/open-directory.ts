import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getGuideSearch } from '../../src/domain/knowledge/guide-index.ts'
import type { HelperGrades } from '../../src/domain/search/helper-grades.ts'
import { createSubjectFinder, type SubjectFinder } from '../../src/domain/knowledge/interpret-by-guide.ts'
import { listDirectoryFolders } from '../../src/server/engines/directory/directory-folders.ts'
import { loadDirectory, readDirectory } from '../../src/server/engines/directory/load.ts'
import { directoryRepository, type DirectoryRepository } from '../../src/server/engines/directory/repository.ts'
import { loadKnowledge } from '../../src/server/engines/knowledge/load-knowledge.ts'
import { loadPlaces, type Places } from '../../src/server/engines/places/places.ts'
import { systemClock } from '../../src/server/platform/clock.ts'
import { openDatabase } from '../../src/server/platform/db/open.ts'

export const root = path.resolve(import.meta.dirname, '../..')
export const folder = path.join(root, 'data/directory')
/** As a server loads it unless it is told otherwise. */
const folders = listDirectoryFolders(path.join(root, 'data'), { noncommercialListings: true })

export const readRealListings = () => readDirectory(folders).listings()

interface EvalParts {
  directory: DirectoryRepository
  places: Places
  findSubject: SubjectFinder
  helpers: HelperGrades
}

/** Loads the real directory into a temporary database, removed after the callback. */
export async function withDirectory<Result>(run: (parts: EvalParts) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'eval-'))
  const database = await openDatabase({ kind: 'sqlite', file: path.join(dataDir, 'eval.db') })
  try {
    await loadDirectory({ db: database, folders, clock: systemClock })
    const places = loadPlaces(folder)
    const knowledge = await loadKnowledge(path.join(root, 'data'), places)
    const findSubject = createSubjectFinder(getGuideSearch(knowledge.guides), knowledge)
    return await run({ directory: directoryRepository(database.db), places, findSubject, helpers: knowledge.helpers })
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}
