import type { Migration } from '../migration.ts'

/** Tells whether a cell changed since it was last read, also when another process changed it. */
export const cellStamps: Migration = {
  name: '0014-cell-stamps',
  async up(db) {
    await db.schema
      .alterTable('directory_cells')
      .addColumn('stamp', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
