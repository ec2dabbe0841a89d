import type { ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from '../migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const of = (owner: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(`${owner}.id`).onDelete('cascade')

/** Reports about an opening by people who went there: only a kind, no text. */
export const openingReports: Migration = {
  name: '0009-opening-reports',
  async up(db) {
    await db.schema
      .createTable('opportunity_reports')
      .addColumn('opportunity_id', 'text', of('opportunities'))
      .addColumn('principal_id', 'text', of('principals'))
      .addColumn('kind', 'text', required)
      .addColumn('at', 'bigint', required)
      .addColumn('settled_at', 'bigint')
      // One browser counts once per opening, however often it reports.
      .addPrimaryKeyConstraint('opportunity_reports_key', ['opportunity_id', 'principal_id'])
      .execute()
    await db.schema
      .createIndex('opportunity_reports_by_principal_id')
      .on('opportunity_reports')
      .column('principal_id')
      .execute()
    await db.schema.createIndex('opportunity_reports_by_at').on('opportunity_reports').column('at').execute()
  },
}
