import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from '../migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()
const organization = (column: ColumnDefinitionBuilder) => column.notNull().references('organizations.id')
const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const ofAccount = (column: ColumnDefinitionBuilder) => column.notNull().references('accounts.id').onDelete('cascade')
const ofIntroduction = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('warm_introductions.id').onDelete('cascade')

/** Accounts, the partner's side of an introduction, listings maintained by partners, mail, and the audit log. */
export const partners: Migration = {
  name: '0007-partners',
  async up(db) {
    await accounts(db)
    await answering(db)
    await claims(db)
    await listings(db)
    await records(db)
    await wall(db)
  },
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('organizations').addColumn('removed_at', 'bigint').execute()
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', key)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('organization_id', 'text', (column) => column.references('organizations.id'))
    .addColumn('status', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('view', 'text', required)
    .addColumn('notify', 'integer', required)
    .addColumn('passphrase_hash', 'text')
    .addColumn('sealed_totp', 'text')
    .addColumn('totp_on', 'integer', flag)
    .addColumn('totp_step', 'bigint')
    .addColumn('recovery_hashes', 'text')
    .addColumn('failures', 'integer', flag)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_sign_in_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema.createIndex('accounts_by_organization_id').on('accounts').column('organization_id').execute()
  await db.schema
    .createTable('account_tokens')
    .addColumn('hash', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('sealed_totp', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('account_tokens_by_account_id').on('account_tokens').column('account_id').execute()
  await db.schema
    .createTable('staff_sessions')
    .addColumn('token_hash', 'text', key)
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'text', ofAccount)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_seen_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('staff_sessions_by_account_id').on('staff_sessions').column('account_id').execute()
}

async function answering(db: Kysely<unknown>): Promise<void> {
  const added = db.schema.alterTable('warm_introductions')
  await added.addColumn('assigned_to', 'text').execute()
  await db.schema.alterTable('warm_introductions').addColumn('reminded_at', 'bigint').execute()
  await db.schema.alterTable('warm_introductions').addColumn('delivered_at', 'bigint').execute()
  await db.schema
    .createTable('introduction_notes')
    .addColumn('id', 'text', key)
    .addColumn('introduction_id', 'text', ofIntroduction)
    .addColumn('organization_id', 'text', organization)
    .addColumn('kind', 'text', required)
    .addColumn('sealed_text', 'text')
    .addColumn('result', 'text')
    .addColumn('author_id', 'text')
    .addColumn('at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('introduction_notes_by_introduction_id')
    .on('introduction_notes')
    .column('introduction_id')
    .execute()
  await db.schema
    .createTable('answer_links')
    .addColumn('hash', 'text', key)
    .addColumn('introduction_id', 'text', ofIntroduction)
    .addColumn('organization_id', 'text', organization)
    .addColumn('account_id', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .addColumn('tries', 'integer', flag)
    .execute()
  await db.schema.createIndex('answer_links_by_introduction_id').on('answer_links').column('introduction_id').execute()
  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'text', key)
    .addColumn('organization_id', 'text', organization)
    .addColumn('position', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('text_en', 'text', required)
    .addColumn('text_es', 'text', required)
    .execute()
  await db.schema
    .createIndex('reply_templates_by_organization_id')
    .on('reply_templates')
    .column('organization_id')
    .execute()
  await db.schema
    .createTable('partner_settings')
    .addColumn('organization_id', 'text', (column) => organization(column).primaryKey())
    .addColumn('document', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('partner_counts')
    .addColumn('organization_id', 'text', organization)
    .addColumn('month', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('n', 'integer', required)
    .addPrimaryKeyConstraint('partner_counts_key', ['organization_id', 'month', 'key'])
    .execute()
}

async function claims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claims')
    .addColumn('id', 'text', key)
    .addColumn('listing_id', 'text', required)
    .addColumn('listing_name', 'text', required)
    .addColumn('organization_name', 'text', required)
    .addColumn('contact_name', 'text', required)
    .addColumn('contact_role', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('call_note', 'text')
    .addColumn('reason', 'text')
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('organization_id', 'text')
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('claims_by_status').on('claims').columns(['status', 'created_at']).execute()
  await sql`create unique index claims_one_open on claims (listing_id, email) where status = 'open'`.execute(db)
  await db.schema
    .createTable('suggestions')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('city', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('website', 'text')
    .addColumn('what', 'text', required)
    .addColumn('contact_name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('closed_at', 'bigint')
    .addColumn('closed_by', 'text')
    .execute()
  await db.schema.createIndex('suggestions_by_status').on('suggestions').columns(['status', 'created_at']).execute()
}

async function listings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('listing_care')
    .addColumn('listing_id', 'text', key)
    .addColumn('organization_id', 'text', organization)
    .addColumn('document', 'text', required)
    .addColumn('paused', 'integer', flag)
    .addColumn('confirmed_at', 'bigint')
    .addColumn('reminded_days', 'integer', flag)
    .addColumn('version', 'integer', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await db.schema.createIndex('listing_care_by_organization_id').on('listing_care').column('organization_id').execute()
  await db.schema.createIndex('listing_care_by_confirmed_at').on('listing_care').column('confirmed_at').execute()
  await db.schema
    .createTable('listing_changes')
    .addColumn('id', 'text', key)
    .addColumn('listing_id', 'text', required)
    .addColumn('organization_id', 'text', organization)
    .addColumn('kind', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text', required)
    .addColumn('author_id', 'text')
    .addColumn('at', 'bigint', required)
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'bigint')
    .addColumn('reason', 'text')
    .execute()
  await db.schema
    .createIndex('listing_changes_by_listing_id')
    .on('listing_changes')
    .columns(['listing_id', 'at'])
    .execute()
  await db.schema.createIndex('listing_changes_by_status').on('listing_changes').columns(['status', 'at']).execute()
  await db.schema.alterTable('review_items').addColumn('verdict', 'text').execute()
  await db.schema.alterTable('review_items').addColumn('answer', 'text').execute()
  await db.schema.alterTable('review_items').addColumn('answered_at', 'bigint').execute()
}

async function records(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', key)
    .addColumn('at', 'bigint', required)
    .addColumn('actor', 'text', required)
    .addColumn('role', 'text', required)
    .addColumn('organization_id', 'text')
    .addColumn('action', 'text', required)
    .addColumn('entity', 'text', required)
    .addColumn('entity_id', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('reason', 'text')
    .execute()
  await db.schema.createIndex('audit_by_at').on('audit').column('at').execute()
  await db.schema.createIndex('audit_by_organization_id').on('audit').columns(['organization_id', 'at']).execute()
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('sealed_mail', 'text')
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', flag)
    .addColumn('next_at', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('ended_at', 'bigint')
    .addColumn('problem', 'text')
    .addColumn('introduction_id', 'text', (column) => column.references('warm_introductions.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('outbox_by_status').on('outbox').columns(['status', 'next_at']).execute()
  await db.schema.createIndex('outbox_by_introduction_id').on('outbox').column('introduction_id').execute()
}

/**
 * Tables with row-level security: one organization must never read another's rows, even if a query forgets the
 * condition (T-4.1).
 */
const walled = [
  'warm_introductions',
  'introduction_notes',
  'reply_templates',
  'partner_settings',
  'partner_counts',
  'listing_care',
  'listing_changes',
]

async function wall(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  for (const table of walled) {
    const name = sql.table(table)
    const mine = sql`coalesce(current_setting('next_chapter.organization', true), '') in ('', organization_id)`
    await sql`alter table ${name} enable row level security`.execute(db)
    await sql`alter table ${name} force row level security`.execute(db)
    // No organization is set for a visitor's, a job's or an admin's call. Those are scoped by their own queries.
    await sql`create policy own_organization on ${name} using (${mine}) with check (${mine})`.execute(db)
  }
}
