import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from '../migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()

/** Sessions saved by PIN, and their unlock methods (T-2.11, T-2.12). */
export const pinSessions: Migration = {
  name: '0003-pin-sessions',
  async up(db) {
    await db.schema
      .createTable('pin_sessions')
      .addColumn('id', 'text', key)
      .addColumn('place_key', 'text', required)
      .addColumn('key_version', 'integer', required)
      .addColumn('sealed_data', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('last_used_at', 'bigint', required)
      .execute()
    await db.schema
      .createTable('pin_doors')
      .addColumn('id', 'text', key)
      .addColumn('session_id', 'text', (column) => column.notNull().references('pin_sessions.id').onDelete('cascade'))
      .addColumn('kind', 'text', required)
      .addColumn('tag', 'text', required)
      .addColumn('wrapped_key', 'text', required)
      // Only for a device: its unlock method is deleted with the browser.
      .addColumn('principal_id', 'text', (column) => column.references('principals.id').onDelete('cascade'))
      .addColumn('failures', 'integer', required)
      .addColumn('expires_at', 'bigint')
      .execute()
    await index(db, 'pin_sessions', ['place_key'])
    await index(db, 'pin_sessions', ['last_used_at'])
    await index(db, 'pin_doors', ['tag'])
    await index(db, 'pin_doors', ['session_id'])
    await index(db, 'pin_doors', ['principal_id'])
    await index(db, 'pin_doors', ['expires_at'])
  },
}

function index(db: Kysely<unknown>, table: string, columns: string[]) {
  return db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}
