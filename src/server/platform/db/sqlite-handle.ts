import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'

interface Prepared {
  statement: StatementSync
  returnsRows: boolean
  names: string[]
}

/** Distinct statements are few (queries are code, not input); the cap only guards against lists of varying length. */
const MAX_PREPARED = 500

/** One node:sqlite handle with its prepared statements. */
export class SqliteHandle {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, Prepared>()

  constructor(file: string, options: { readOnly: boolean }) {
    this.#database = new DatabaseSync(file, { readOnly: options.readOnly, timeout: 5000 })
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, returnsRows, names } = this.#prepare(sql)
    const values = parameters as SQLInputValue[]
    if (returnsRows) {
      const rows = (statement.all(...values) as unknown as unknown[][]).map((row) => toObject(names, row) as Row)
      return { rows, numAffectedRows: BigInt(rows.length) }
    }
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
  }

  exec(sql: string) {
    this.#database.exec(sql)
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
