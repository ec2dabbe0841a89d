import { setImmediate } from 'node:timers/promises'
import type { Dialect } from 'kysely'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Database } from './database.ts'
import { createDamageMemory, type DamageMemory, patienceMs } from './database-unavailable.ts'
import type { Schema } from './schema.ts'
import { SqliteLaneDriver } from './sqlite-driver.ts'
import { SqliteHandle } from './sqlite-handle.ts'
import { type LaneWriter, WriteLane } from './write-lane.ts'

/** Without this Kysely would queue every read behind every write. */
class LaneAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/** FULL flushes every commit to disk before it is acknowledged; secure_delete overwrites data that visitors erase. */
const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`

/** Opens the file as it is: no folder lock, no migration. `openDatabase` adds both. */
export function connectSqlite(file: string, lockPatienceMs = patienceMs): Database {
  const damage = createDamageMemory()
  const writer = new SqliteHandle(file, { readOnly: false, damage })
  try {
    writer.exec(settings)
    const reader = new SqliteHandle(file, { readOnly: true, damage })
    return assemble({ writer, reader, damage, lockPatienceMs })
  } catch (error) {
    writer.close()
    throw error
  }
}

interface SqliteParts {
  writer: SqliteHandle
  reader: SqliteHandle
  damage: DamageMemory
  lockPatienceMs: number
}

function assemble({ writer, reader, damage, lockPatienceMs }: SqliteParts): Database {
  const laneWriter: LaneWriter = {
    begin: () => writer.exec('begin immediate'),
    commit: () => writer.exec('commit'),
    rollback: () => writer.exec('rollback'),
    inTransaction: () => writer.inTransaction(),
  }
  const lane = new WriteLane(laneWriter, lockPatienceMs)
  const dialect: Dialect = {
    createAdapter: () => new LaneAdapter(),
    createDriver: () => new SqliteLaneDriver({ reader, writer, lane, lockPatienceMs }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  const db = new Kysely<Schema>({ dialect })
  let closing: Promise<void> | undefined
  const close = async () => {
    // A query reaches the lane a few microtasks after it was requested; one requested before closing must still run.
    await setImmediate()
    await lane.close()
    await db.destroy()
    reader.close()
    writer.close()
  }
  return { db, engine: 'sqlite', hasMetDamage: damage.isFresh, close: () => (closing ??= close()) }
}
