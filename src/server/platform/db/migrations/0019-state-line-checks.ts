import type { Migration } from '../migration.ts'

/** What staff who called the offices of the states found out about their numbers. */
export const stateLineChecks: Migration = {
  name: '0019-state-line-checks',
  async up(db) {
    await db.schema
      .createTable('state_line_checks')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('corrected_phone', 'text')
      .addColumn('note', 'text')
      .addColumn('account_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}
