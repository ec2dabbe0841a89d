import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from '../migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()
const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const organization = (column: ColumnDefinitionBuilder) => column.notNull().references('organizations.id')

/** Who filed a claim, who signed for it, and every change of who may act for a partner. */
export const claimSignatures: Migration = {
  name: '0016-claim-signatures',
  async up(db) {
    await db.schema.alterTable('claims').addColumn('filed_by', 'text').execute()
    await db.schema.alterTable('claims').addColumn('asked_at', 'bigint').execute()
    await db.schema.alterTable('suggestions').addColumn('filed_by', 'text').execute()
    await signatures(db)
    await accessChanges(db)
    await removals(db)
    await wall(db)
  },
}

async function signatures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claim_signatures')
    .addColumn('claim_id', 'text', (column) => column.notNull().references('claims.id').onDelete('cascade'))
    .addColumn('account_id', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('call_note', 'text', required)
    .addColumn('is_sensitive', 'integer', flag)
    .addColumn('is_supervision', 'integer', flag)
    .addColumn('is_confidential', 'integer', flag)
    .addPrimaryKeyConstraint('claim_signatures_key', ['claim_id', 'account_id'])
    .execute()
}

async function accessChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_changes')
    .addColumn('id', 'text', key)
    .addColumn('organization_id', 'text', organization)
    .addColumn('at', 'bigint', required)
    .addColumn('kind', 'text', required)
    .addColumn('actor', 'text', required)
    .addColumn('actor_role', 'text', required)
    .addColumn('subject', 'text')
    .addColumn('role', 'text')
    .addColumn('listing_id', 'text')
    .execute()
  await db.schema
    .createIndex('access_changes_by_organization_id')
    .on('access_changes')
    .columns(['organization_id', 'at'])
    .execute()
}

/** Since when an account is an administrator, and removals of administrators that wait for their day. */
async function removals(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('admin_since', 'bigint').execute()
  await sql`update accounts set admin_since = created_at where role = 'partner_admin'`.execute(db)
  await db.schema
    .createTable('access_removals')
    .addColumn('account_id', 'text', (column) => key(column).references('accounts.id').onDelete('cascade'))
    .addColumn('organization_id', 'text', organization)
    .addColumn('role', 'text')
    .addColumn('planned_by', 'text', required)
    .addColumn('planned_at', 'bigint', required)
    .addColumn('due_at', 'bigint', required)
    .execute()
}

/** As for the other tables of organizations (T-4.1). */
async function wall(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  for (const table of ['access_changes', 'access_removals']) {
    const name = sql.table(table)
    const mine = sql`coalesce(current_setting('next_chapter.organization', true), '') in ('', organization_id)`
    await sql`alter table ${name} enable row level security`.execute(db)
    await sql`alter table ${name} force row level security`.execute(db)
    await sql`create policy own_organization on ${name} using (${mine}) with check (${mine})`.execute(db)
  }
}
