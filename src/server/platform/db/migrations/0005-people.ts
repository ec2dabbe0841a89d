import type { ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from '../migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()

/** A person who opened a saved session sees its data (T-2.5); deleted people stay deleted (T-10.1). */
export const people: Migration = {
  name: '0005-people',
  async up(db) {
    for (const table of ['principals', 'pin_sessions', 'action_plans', 'warm_introductions']) {
      await db.schema.alterTable(table).addColumn('person_id', 'text').execute()
      await db.schema.createIndex(`${table}_by_person_id`).on(table).column('person_id').execute()
    }
    await db.schema.alterTable('principals').addColumn('glimpsed_person_id', 'text').execute()
    await db.schema.alterTable('warm_introductions').addColumn('opened_at', 'bigint').execute()
    await db.schema
      .createIndex('warm_introductions_by_resource_id')
      .on('warm_introductions')
      .columns(['resource_id', 'delivery'])
      .execute()
    await db.schema
      .createTable('deletions')
      .addColumn('hash', 'text', key)
      .addColumn('at', 'bigint', required)
      .execute()
    await db.schema.createIndex('deletions_by_at').on('deletions').column('at').execute()
  },
}
