import type { RowCells } from '#contracts/imports.ts'
import { lockDirectory } from '#server/engines/directory/load-repository.ts'
import { directoryRepository } from '#server/engines/directory/repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import { type AuditActor, type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  type ImportBatch,
  type ImportOptions,
  classifyBatchProblem,
  type RunOptions,
  getUndoUntil,
} from './batch-state.ts'
import { type BatchStore, batchStore, type BatchOrigin } from './batch-store.ts'
import { collectDrafts, checkDrafts } from './check.ts'
import { claimCommit, writeCommit } from './commit-batch.ts'
import { correctRow } from './correct-row.ts'
import type { ImportDraft } from './draft.ts'
import { createDuplicateFinder } from './duplicates.ts'
import { ImportFileError } from './import-file-error.ts'
import { ImportStateError } from './import-state-error.ts'
import { withSourceId } from './judge-draft.ts'
import { matchRepository } from './match-repository.ts'
import { importsRepository } from './repository.ts'
import { undoRows } from './undo.ts'

export interface ImportBatchesDeps {
  db: Db
  clock: Clock
  places: Places
  newId(): string
}

const quietly: RunOptions = { signal: new AbortController().signal, report: () => undefined }

/** Imports from first reading to undo. A dry run only writes verdicts; the directory changes in one transaction. */
export function importBatches(deps: ImportBatchesDeps) {
  const imports = importsRepository(deps.db)
  const store = batchStore(imports, deps.clock)
  return {
    find: store.find,
    list: store.list,

    /** `sameAs` is the earlier batch with the same bytes, if any. */
    async start(options: ImportOptions, by: BatchOrigin): Promise<{ id: string; sameAs: string | null }> {
      const id = deps.newId()
      const sameAs = await imports.committedWith(by.fingerprint)
      await store.create(id, options, by)
      return { id, sameAs }
    },

    /** The dry run. A file that cannot be read as a whole leaves the batch failed, with a reason. */
    check: (id: string, drafts: AsyncIterable<ImportDraft>, maxRows: number, run: RunOptions = quietly) =>
      checkBatch(id, { drafts, maxRows }, { ...deps, store, run }),

    /** One row as a person corrected it; null when it cannot be corrected any more. */
    correct: async (id: string, row: { rowNumber: number; cells: RowCells; actor: AuditActor }) =>
      correctRow(deps, { ...row, batch: await store.get(id), at: deps.clock.now() }),

    /** All rows or none, and once: a second commit changes nothing. */
    async commit(id: string, run: RunOptions = quietly): Promise<ImportBatch> {
      return (await claimCommit(id, { ...deps, store })) ? writeCommit(id, { ...deps, store, run }) : store.get(id)
    },

    /**
     * The two halves of a commit, for a caller that responds between them: once claimed, no other caller can claim it.
     */
    claimCommit: (id: string) => claimCommit(id, { ...deps, store }),
    writeCommit: (id: string, run: RunOptions) => writeCommit(id, { ...deps, store, run }),

    /** Within 30 days, in one transaction; a second undo changes nothing. */
    undo: (id: string, by?: AuditActor) => undoBatch(id, { ...deps, store, run: by ? { ...quietly, by } : quietly }),
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
    const read = run.countFirst ? await collectDrafts(drafts, maxRows) : null
    const begun = { ...batch.progress, expected: read?.length ?? null }
    if (read) await imports.addRows(id, [], { progress: JSON.stringify(begun), updated_at: clock.now() })
    const progress = await checkDrafts(read ?? drafts, begun, {
      batchId: id,
      datedSource: { source: withSourceId(source), asOf },
      duplicates,
      places,
      maxRows,
      finder: createDuplicateFinder(matchRepository(db)),
      async save(rows, progress) {
        run.signal.throwIfAborted()
        await imports.addRows(id, rows, { progress: JSON.stringify(progress), updated_at: clock.now() })
        run.report({ done: progress.done, total: progress.total ?? begun.expected })
      },
    })
    const change = { status: 'checked', progress: JSON.stringify(progress), updated_at: clock.now() } as const
    await imports.move(id, ['checking'], change)
    return await store.get(id)
  } catch (error) {
    const stopped = await store.stop(batch, classifyBatchProblem(error, run.signal))
    if (error instanceof ImportFileError || run.signal.aborted) return stopped
    throw error
  }
}

async function undoBatch(id: string, { db, clock, store, run }: Tools): Promise<ImportBatch> {
  const batch = await store.get(id)
  if (batch.status === 'undone') return batch
  if (batch.status !== 'committed') throw new ImportStateError('not_committed')
  const at = clock.now()
  if (at > (getUndoUntil(batch) ?? 0)) throw new ImportStateError('too_late')
  await db.transaction().execute(async (trx) => {
    const inside = importsRepository(trx)
    if (!(await inside.move(id, ['committed'], { status: 'undone', updated_at: at }))) return
    await lockDirectory(trx)
    const progress = await undoRows(trx, batch, directoryRepository(db))
    await inside.move(id, ['undone'], { progress: JSON.stringify(progress) })
    const { done, kept: keptCount } = progress
    const entry: AuditEntry = {
      action: 'undo',
      entity: 'import',
      entityId: id,
      after: { restored: done - keptCount, kept: keptCount },
    }
    if (run.by) await writeAudit(trx, run.by, entry, at)
  })
  return store.get(id)
}
