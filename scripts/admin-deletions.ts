import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deletionsFileName, ledgerFile, readLedger, writeLedger } from '../src/server/features/my-data/ledger-file.ts'
import { addToLedger, listLedger } from '../src/server/features/my-data/repository.ts'
import { replayDeletions } from '#server/features/my-data/commands/delete-personal-data.ts'
import { createDeletionDeps } from '../src/server/joins.ts'
import { ConfigProblem, readConfig } from '../src/server/platform/config.ts'
import type { AdminTask } from './admin-introductions.ts'
import { loadDataKey } from './open-beside-server.ts'

/** After a restore from a backup, deletes again the data of people who had deleted it (T-10.1). */
export const deletionTasks: Record<string, AdminTask> = {
  /** The ledger as text: hashes and times, to store separately from the backups. */
  async deletions(db) {
    // Refuses beside no server, where an empty list would look as if nobody had deleted anything.
    await loadDataKey(db)
    return writeLedger(await listLedger(db)).trimEnd() || 'Nobody has deleted their data.'
  },

  /** Run after every restore: replays the ledger of the database, the copy next to it, and a copy stored elsewhere. */
  async 'replay-deletions'(db, [elsewhere]) {
    if (elsewhere !== undefined && !existsSync(elsewhere)) throw new ConfigProblem(`There is no file ${elsewhere}.`)
    const deletion = createDeletionDeps(db, await loadDataKey(db))
    const beside = ledgerFile(path.join(readConfig(process.env).dataDir, deletionsFileName)).read()
    // The ledger in a backup is as old as the backup.
    await addToLedger(db, [...beside, ...(elsewhere ? readLedger(readFileSync(elsewhere, 'utf8')) : [])])
    return `Deleted again: ${await replayDeletions(deletion, Date.now())}.`
  },
}
