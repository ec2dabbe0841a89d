import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from '../migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()
const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')
const ofPost = (column: ColumnDefinitionBuilder) => column.notNull().references('posts.id').onDelete('cascade')
const ofVisitor = (column: ColumnDefinitionBuilder) => column.notNull().references('principals.id').onDelete('cascade')

/** Running the service: its settings, Reggie's texts, counts, the community, opportunities, and review decisions. */
export const service: Migration = {
  name: '0008-service',
  async up(db) {
    await settings(db)
    await reggie(db)
    await community(db)
    await opportunities(db)
    await counts(db)
  },
}

async function settings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_settings')
    .addColumn('key', 'text', key)
    .addColumn('document', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('updated_at', 'bigint', required)
    .addColumn('updated_by', 'text', required)
    .execute()
  await db.schema
    .createTable('import_mappings')
    .addColumn('source_key', 'text', key)
    .addColumn('document', 'text', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('search_configs')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('weights', 'text', required)
    .addColumn('measured', 'text')
    .addColumn('author_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('activated_at', 'bigint')
    .execute()
  await sql`create unique index search_configs_one_active on search_configs (status) where status = 'active'`.execute(
    db,
  )
  await db.schema
    .createTable('review_history')
    .addColumn('id', 'text', key)
    .addColumn('queue', 'text', required)
    .addColumn('item_id', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('reason', 'text')
    .addColumn('actor', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('undone_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('review_history_by_item')
    .on('review_history')
    .columns(['queue', 'item_id', 'at'])
    .execute()
  await db.schema.createIndex('review_history_by_at').on('review_history').column('at').execute()
}

async function reggie(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('prompt_configs')
    .addColumn('id', 'text', key)
    .addColumn('key', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('note', 'text', required)
    .addColumn('golden', 'text')
    .addColumn('author_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('activated_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('prompt_configs_one_version')
    .unique()
    .on('prompt_configs')
    .columns(['key', 'language', 'version'])
    .execute()
  await sql`create unique index prompt_configs_one_active on prompt_configs (key, language) where status = 'active'`.execute(
    db,
  )
  await db.schema
    .createTable('starter_prompts')
    .addColumn('module', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('text_en', 'text', required)
    .addColumn('text_es', 'text', required)
    .addColumn('is_on', 'integer', required)
    .addPrimaryKeyConstraint('starter_prompts_key', ['module', 'position'])
    .execute()
  await db.schema
    .createTable('guard_cases')
    .addColumn('id', 'text', key)
    .addColumn('language', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('expected', 'text', required)
    .addColumn('author_id', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
}

async function community(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('language', 'text', required)
    .addColumn('need', 'text')
    .addColumn('state', 'text')
    .addColumn('county_fips', 'text')
    .addColumn('document', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('reason', 'text')
    .addColumn('is_urgent', 'integer', flag)
    .addColumn('parent_id', 'text', (column) => column.references('posts.id').onDelete('cascade'))
    .addColumn('principal_id', 'text', (column) => column.references('principals.id').onDelete('set null'))
    .addColumn('organization_id', 'text', (column) => column.references('organizations.id'))
    .addColumn('author_id', 'text')
    .addColumn('starts_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('reviewed_by', 'text')
    .addColumn('reviewed_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema.createIndex('posts_by_status').on('posts').columns(['status', 'kind', 'created_at']).execute()
  await db.schema.createIndex('posts_by_parent_id').on('posts').column('parent_id').execute()
  await db.schema.createIndex('posts_by_principal_id').on('posts').column('principal_id').execute()
  await db.schema.createIndex('posts_by_organization_id').on('posts').column('organization_id').execute()
  await db.schema
    .createTable('post_reactions')
    .addColumn('post_id', 'text', ofPost)
    .addColumn('principal_id', 'text', ofVisitor)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('post_reactions_key', ['post_id', 'principal_id'])
    .execute()
  await db.schema.createIndex('post_reactions_by_principal_id').on('post_reactions').column('principal_id').execute()
  await db.schema
    .createTable('post_reports')
    .addColumn('post_id', 'text', ofPost)
    .addColumn('principal_id', 'text', ofVisitor)
    .addColumn('kind', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('settled_at', 'bigint')
    .addPrimaryKeyConstraint('post_reports_key', ['post_id', 'principal_id'])
    .execute()
  await db.schema.createIndex('post_reports_by_principal_id').on('post_reports').column('principal_id').execute()
}

async function opportunities(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('opportunities')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('state', 'text')
    .addColumn('county_fips', 'text')
    .addColumn('lat', 'double precision')
    .addColumn('lon', 'double precision')
    .addColumn('facets', 'integer', required)
    .addColumn('document', 'text', required)
    .addColumn('organization_id', 'text', (column) => column.references('organizations.id'))
    .addColumn('author_id', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('reviewed_by', 'text')
    .addColumn('reviewed_at', 'bigint')
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await db.schema
    .createIndex('opportunities_by_place')
    .on('opportunities')
    .columns(['status', 'state', 'county_fips', 'expires_at'])
    .execute()
  await db.schema
    .createIndex('opportunities_by_created_at')
    .on('opportunities')
    .columns(['status', 'created_at'])
    .execute()
  await db.schema
    .createIndex('opportunities_by_organization_id')
    .on('opportunities')
    .column('organization_id')
    .execute()
  await wallOpportunities(db)
}

/** Posts under review belong to one organization, even if another's query forgets the condition (T-4.1). */
async function wallOpportunities(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  const mine = sql`coalesce(current_setting('next_chapter.organization', true), '') in ('', organization_id)`
  await sql`alter table opportunities enable row level security`.execute(db)
  await sql`alter table opportunities force row level security`.execute(db)
  await sql`create policy own_organization on opportunities using (${mine}) with check (${mine})`.execute(db)
}

async function counts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('language', 'text').execute()
  await db.schema.alterTable('satisfaction_votes').addColumn('language', 'text').execute()
  await db.schema
    .createTable('rollups')
    .addColumn('day', 'text', required)
    .addColumn('measure', 'text', required)
    .addColumn('key', 'text', empty)
    .addColumn('county_fips', 'text', empty)
    .addColumn('language', 'text', empty)
    .addColumn('device', 'text', empty)
    .addColumn('organization_id', 'text', empty)
    .addColumn('n', 'integer', required)
    .addPrimaryKeyConstraint('rollups_key', [
      'day',
      'measure',
      'key',
      'county_fips',
      'language',
      'device',
      'organization_id',
    ])
    .execute()
}
