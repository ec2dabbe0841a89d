import { sql, type ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from '../migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()

/** Warm introductions, and which listings belong to a verified partner. */
export const introductions: Migration = {
  name: '0004-introductions',
  async up(db) {
    await db.schema
      .createTable('partner_listings')
      // No foreign key: the directory is reloaded with each version, and a partner's claim outlives that.
      .addColumn('listing_id', 'text', key)
      .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
      .addColumn('verified_at', 'bigint')
      .execute()
    await db.schema
      .createTable('warm_introductions')
      .addColumn('id', 'text', key)
      // The provider can still call a person whose browser was deleted: only the link to the browser is removed.
      .addColumn('principal_id', 'text', (column) => column.references('principals.id').onDelete('set null'))
      .addColumn('organization_id', 'text', (column) => column.references('organizations.id'))
      .addColumn('resource_id', 'text', required)
      .addColumn('resource_name', 'text', required)
      .addColumn('resource_contact', 'text')
      .addColumn('urgency', 'text', required)
      .addColumn('delivery', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('sealed_key', 'text')
      .addColumn('sealed_person', 'text')
      .addColumn('sealed_answer', 'text')
      .addColumn('reply', 'text')
      .addColumn('consent_version', 'text', required)
      .addColumn('consent_language', 'text', required)
      .addColumn('consent_expires_at', 'bigint', required)
      .addColumn('idempotency_key', 'text')
      .addColumn('created_at', 'bigint', required)
      .addColumn('updated_at', 'bigint', required)
      .addColumn('answered_at', 'bigint')
      .addColumn('read_at', 'bigint')
      .addColumn('replied_at', 'bigint')
      .addColumn('closed_at', 'bigint')
      .addColumn('erase_at', 'bigint', required)
      .addUniqueConstraint('warm_introductions_once', ['principal_id', 'idempotency_key'])
      .execute()
    // At most one pending per person and resource, however many requests arrive at once (T-3.7).
    await db.schema
      .createIndex('warm_introductions_pending')
      .unique()
      .on('warm_introductions')
      .columns(['principal_id', 'resource_id'])
      .where(sql<boolean>`state in ('sent', 'delivery_failed', 'opened')`)
      .execute()
    await db.schema.createIndex('warm_introductions_by_erase_at').on('warm_introductions').column('erase_at').execute()
    await db.schema
      .createIndex('warm_introductions_by_organization_id')
      .on('warm_introductions')
      .columns(['organization_id', 'state'])
      .execute()
    await db.schema
      .createIndex('partner_listings_by_organization_id')
      .on('partner_listings')
      .column('organization_id')
      .execute()
  },
}
