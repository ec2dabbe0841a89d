import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import type { DamageMemory } from './database-unavailable.ts'
import { toSqliteFault } from './sqlite-error.ts'

interface Prepared {
  statement: StatementSync
  returnsRows: boolean
  names: string[]
}

/** Distinct statements are few (queries are code, not input); the cap only guards against lists of varying length. */
const MAX_PREPARED = 500

interface HandleOptions {
  readOnly: boolean
  damage: DamageMemory
}

/**
 * One node:sqlite handle with its prepared statements. Whatever the engine reports of a file or a disk that cannot be used
 * becomes a `DatabaseUnavailable` here.
 */
export class SqliteHandle {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()
  readonly #damage: DamageMemory

  /** Never waits for a lock: every other request would wait with it. Who runs a statement tries it again. */
  constructor(file: string, { readOnly, damage }: HandleOptions) {
    this.#damage = damage
    this.#database = this.#guard(() => new DatabaseSync(file, { readOnly, timeout: 0 }))
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    return this.#guard(() => this.#run(query))
  }

  #guard<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      return this.#damage.fail(toSqliteFault(error))
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows, names } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (returnsRows) {
      const rows = (statement.all(...values) as unknown as unknown[][]).map((row) => toObject(names, row) as Row)
      return { rows, numAffectedRows: BigInt(rows.length) }
    }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
  }

  exec(sql: string) {
    this.#guard(() => this.#database.exec(sql))
  }

  inTransaction(): boolean {
    return this.#database.isTransaction
  }

  close() {
    this.#prepared.clear()
    this.#database.close()
  }

  #prepare(sql: string): Prepared {
    const cached = this.#prepared.get(sql)
    if (cached !== undefined) return cached
    const statement = this.#database.prepare(sql)
    const names = statement.columns().map(({ name }) => name)
    statement.setReturnArrays(true)
    const prepared = { statement, returnsRows: names.length > 0, names }
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear()
    this.#prepared.set(sql, prepared)
    return prepared
  }
}

/**
 * Building objects from arrays here takes a third of the time of the engine's own objects, which must be copied anyway.
 */
function toObject(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let index = 0; index < names.length; index += 1) row[names[index] ?? ''] = values[index]
  return row
}
