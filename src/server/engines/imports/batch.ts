import { directoryRepository } from '#server/engines/directory/repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { BatchProblem, ImportBatch, ImportOptions } from './batch-state.ts'
import { type BatchStore, batchStore, type StartedBy } from './batch-store.ts'
import { checkDrafts } from './check.ts'
import { commitRows } from './commit.ts'
import type { ImportDraft } from './draft.ts'
import { duplicateFinder } from './duplicates.ts'
import { ImportFileError } from './import-file-error.ts'
import { ImportStateError } from './import-state-error.ts'
import { sourceWithId } from './listing-of-draft.ts'
import { matchRepository } from './match-repository.ts'
import { importsRepository } from './repository.ts'
import { undoRows } from './undo.ts'

const undoMs = 30 * 24 * 60 * 60 * 1000

export interface ImportBatchesDeps {
  db: Db
  clock: Clock
  places: Places
  newId(): string
}

export interface RunOptions {
  signal: AbortSignal
  report(progress: { done: number; total: number | null }): void
}

const quietly: RunOptions = { signal: new AbortController().signal, report: () => undefined }

/** Imports from first reading to undo. A dry run writes verdicts only; the directory changes in one transaction. */
export function importBatches(deps: ImportBatchesDeps) {
  const imports = importsRepository(deps.db)
  const store = batchStore(imports, deps.clock)
  return {
    find: store.find,
    list: store.list,

    /** `sameAs` names the batch that brought the same bytes before, if one did. */
    async start(options: ImportOptions, by: StartedBy): Promise<{ id: string; sameAs: string | null }> {
      const id = deps.newId()
      const sameAs = await imports.committedWith(by.fingerprint)
      await store.create(id, options, by)
      return { id, sameAs }
    },

    /** The dry run. A file that cannot be read as a whole leaves the batch failed, and says why. */
    check: (id: string, drafts: AsyncIterable<ImportDraft>, maxRows: number, run: RunOptions = quietly) =>
      checkBatch(id, { drafts, maxRows }, { ...deps, store, run }),

    /** All rows or none, and once: a second commit changes nothing. */
    commit: (id: string, run: RunOptions = quietly) => commitBatch(id, { ...deps, store, run }),

    /** Within 30 days, in one transaction; a second undo changes nothing. */
    undo: (id: string) => undoBatch(id, { ...deps, store, run: quietly }),
  }
}
export type ImportBatches = ReturnType<typeof importBatches>

interface Tools extends ImportBatchesDeps {
  store: BatchStore
  run: RunOptions
}

interface CheckInput {
  drafts: AsyncIterable<ImportDraft>
  maxRows: number
}

async function checkBatch(id: string, { drafts, maxRows }: CheckInput, tools: Tools): Promise<ImportBatch> {
  const { db, clock, places, store, run } = tools
  const imports = importsRepository(db)
  const batch = await store.get(id)
  const { source, asOf, duplicates } = batch.options
  try {
    const progress = await checkDrafts(drafts, batch.progress, {
      batchId: id, told: { source: sourceWithId(source), asOf }, duplicates, places, maxRows,
      finder: duplicateFinder(matchRepository(db)),
      async save(rows, progress) {
        run.signal.throwIfAborted()
        await imports.addRows(id, rows, { progress: JSON.stringify(progress), updated_at: clock.now() })
        run.report(progress)
      },
    })
    const change = { status: 'checked', progress: JSON.stringify(progress), updated_at: clock.now() } as const
    await imports.move(id, ['checking'], change)
    return await store.get(id)
  } catch (error) {
    const stopped = await store.stop(batch, problemOf(error, run.signal))
    if (error instanceof ImportFileError || run.signal.aborted) return stopped
    throw error
  }
}

async function commitBatch(id: string, { db, clock, store, run }: Tools): Promise<ImportBatch> {
  const imports = importsRepository(db)
  const batch = await store.get(id)
  if (batch.status === 'committed' || batch.status === 'committing') return batch
  const { total } = batch.progress
  const isChecked = batch.status === 'checked' || (batch.status === 'failed' && total !== null)
  if (!isChecked) throw new ImportStateError('not_checked')
  const isOurs = await imports.move(id, ['checked', 'failed'], { status: 'committing', updated_at: clock.now() })
  if (!isOurs) return store.get(id)
  try {
    await db.transaction().execute(async (trx) => {
      const inside = importsRepository(trx)
      const at = clock.now()
      if (!(await inside.move(id, ['committing'], { status: 'committed', updated_at: at }))) return
      const progress = await commitRows(trx, batch, {
        directory: directoryRepository(db), at, signal: run.signal, report: (done) => run.report({ done, total }),
      })
      await inside.move(id, ['committed'], { progress: JSON.stringify(progress) })
    })
  } catch (error) {
    const stopped = await store.stop({ ...batch, status: 'committing' }, problemOf(error, run.signal))
    if (run.signal.aborted) return stopped
    throw error
  }
  return store.get(id)
}

async function undoBatch(id: string, { db, clock, store }: Tools): Promise<ImportBatch> {
  const batch = await store.get(id)
  if (batch.status === 'undone') return batch
  if (batch.status !== 'committed') throw new ImportStateError('not_committed')
  if (clock.now() - batch.updatedAt > undoMs) throw new ImportStateError('too_late')
  await db.transaction().execute(async (trx) => {
    const inside = importsRepository(trx)
    if (!(await inside.move(id, ['committed'], { status: 'undone', updated_at: clock.now() }))) return
    const progress = await undoRows(trx, batch, directoryRepository(db))
    await inside.move(id, ['undone'], { progress: JSON.stringify(progress) })
  })
  return store.get(id)
}

function problemOf(error: unknown, signal: AbortSignal): BatchProblem {
  if (error instanceof ImportFileError) return error.code
  return signal.aborted ? 'interrupted' : 'internal'
}
