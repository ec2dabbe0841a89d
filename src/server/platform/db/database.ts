import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The handle all repositories use, whatever the engine; a transaction is a `Db` too. */
export type Db = Kysely<Schema>

export interface Database {
  readonly db: Db
  readonly engine: 'sqlite' | 'postgres'
  /** Whether a statement met damaged data lately. */
  hasMetDamage(): boolean
  /** Finishes accepted writes first. Safe to call twice. */
  close(): Promise<void>
}
