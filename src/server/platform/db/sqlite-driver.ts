import { setTimeout as wait } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { isLocked } from './sqlite-error.ts'
import type { SqliteHandle } from './sqlite-handle.ts'
import type { WriteLane } from './write-lane.ts'

interface SqliteParts {
  reader: SqliteHandle
  writer: SqliteHandle
  lane: WriteLane
  /** How long a statement waits for a file that another program has locked. */
  lockPatienceMs: number
}

/**
 * Reads run at once on their own connection and see only committed data; single writes share commits in the lane; a
 * transaction has the write connection to itself until it ends. Inside a transaction use its handle, never `db`.
 */
export class SqliteLaneDriver implements Driver {
  readonly #parts: SqliteParts

  constructor(parts: SqliteParts) {
    this.#parts = parts
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteLaneConnection(this.#parts)
  }

  async beginTransaction(connection: SqliteLaneConnection) {
    await connection.begin()
  }

  async commitTransaction(connection: SqliteLaneConnection) {
    connection.commit()
  }

  async rollbackTransaction(connection: SqliteLaneConnection) {
    connection.rollback()
  }

  async releaseConnection() {}

  async destroy() {}
}

class SqliteLaneConnection implements DatabaseConnection {
  readonly #parts: SqliteParts
  #endTurn: (() => void) | undefined

  constructor(parts: SqliteParts) {
    this.#parts = parts
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer, lane, lockPatienceMs } = this.#parts
    if (this.#endTurn !== undefined) return writer.run(query)
    return isRead(query) ? readUnlocked(() => reader.run(query), lockPatienceMs) : lane.write(() => writer.run(query))
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported: read pages instead.')
  }

  async begin() {
    this.#endTurn = await this.#parts.lane.takeTurn()
  }

  /** When the commit fails, the turn continues: Kysely rolls back next, and that ends it. */
  commit() {
    this.#parts.writer.exec('commit')
    this.#end()
  }

  rollback() {
    try {
      if (this.#parts.writer.inTransaction()) this.#parts.writer.exec('rollback')
    } finally {
      this.#end()
    }
  }

  #end() {
    this.#endTurn?.()
    this.#endTurn = undefined
  }
}

const retryMs = 20

/** Another program's write does not hold up a read; only one that has the file to itself does. */
async function readUnlocked<Result>(read: () => Result, patienceMs: number): Promise<Result> {
  const since = performance.now()
  for (;;) {
    try {
      return read()
    } catch (error) {
      if (!isLocked(error) || performance.now() - since >= patienceMs) throw error
    }
    await wait(retryMs)
  }
}

/** Raw SQL counts as a write unless it clearly is a read: a read in the lane is only slower, never wrong. */
function isRead({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*(select|explain)\b/i.test(sql))
}
