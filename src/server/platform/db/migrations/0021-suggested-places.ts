import { type ColumnDefinitionBuilder, sql } from 'kysely'
import type { Migration } from '../migration.ts'

const number = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const dayMs = 24 * 60 * 60 * 1000

/** People who search tell of places that are missing, and a row of an import can be corrected where it is. */
export const suggestedPlaces: Migration = {
  name: '0021-suggested-places',
  async up(db) {
    for (const name of ['county_fips', 'need', 'address', 'match_key']) {
      await db.schema.alterTable('suggestions').addColumn(name, 'text').execute()
    }
    await db.schema.alterTable('suggestions').addColumn('times', 'integer', number).execute()
    await db.schema.alterTable('suggestions').addColumn('erase_at', 'bigint', number).execute()
    await sql`update suggestions set erase_at = created_at + ${sql.lit(180 * dayMs)}`.execute(db)
    // Null once it was decided: the same place can then be told again.
    await db.schema.createIndex('suggestions_one_open').unique().on('suggestions').column('match_key').execute()
    await db.schema.alterTable('import_rows').addColumn('draft', 'text').execute()
  },
}
