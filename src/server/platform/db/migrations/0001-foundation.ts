import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Migration } from '../migration.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey()
const uniqueText = (column: ColumnDefinitionBuilder) => column.notNull().unique()
/** Deleting a principal deletes all its rows (T-10.1). */
const owner = (column: ColumnDefinitionBuilder) => column.references('principals.id').onDelete('cascade')
const requiredOwner = (column: ColumnDefinitionBuilder) => owner(column).notNull()

export const foundation: Migration = {
  name: '0001-foundation',
  async up(db) {
    await createPeople(db)
    await createMeasurements(db)
    await createVoices(db)
    await createMachinery(db)
  },
}

async function createPeople(db: Kysely<unknown>) {
  await db.schema
    .createTable('principals')
    .addColumn('id', 'text', key)
    .addColumn('token_hash', 'text', uniqueText)
    .addColumn('kind', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_seen_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('organizations')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('tracking_code', 'text', uniqueText)
    .addColumn('is_sensitive', 'integer', required)
    .addColumn('is_supervision', 'integer', required)
    .addColumn('is_confidential_location', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('visitor_sessions')
    .addColumn('principal_id', 'text', requiredOwner)
    .addColumn('label', 'text', required)
    .addColumn('device_type', 'text')
    .addColumn('screen_resolution', 'text')
    .addColumn('timezone', 'text')
    .addColumn('organization_id', 'text', (column) => column.references('organizations.id').onDelete('set null'))
    .addColumn('state', 'text')
    .addColumn('county', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_active_at', 'bigint', required)
    .addPrimaryKeyConstraint('visitor_sessions_key', ['principal_id', 'label'])
    .execute()
  await index(db, 'principals', ['last_seen_at'])
  await index(db, 'visitor_sessions', ['last_active_at'])
  await index(db, 'visitor_sessions', ['organization_id'])
}

async function createMeasurements(db: Kysely<unknown>) {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', key)
    .addColumn('principal_id', 'text', owner)
    .addColumn('label', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('data', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('presence')
    .addColumn('principal_id', 'text', requiredOwner)
    .addColumn('label', 'text', required)
    .addColumn('page', 'text')
    .addColumn('device_type', 'text')
    .addColumn('status', 'text', required)
    .addColumn('seen_at', 'bigint', required)
    .addPrimaryKeyConstraint('presence_key', ['principal_id', 'label'])
    .execute()
  await db.schema
    .createTable('client_errors')
    .addColumn('stack_hash', 'text', key)
    .addColumn('message', 'text', required)
    .addColumn('stack', 'text')
    .addColumn('component_stack', 'text')
    .addColumn('path', 'text')
    .addColumn('count', 'integer', required)
    .addColumn('first_seen_at', 'bigint', required)
    .addColumn('last_seen_at', 'bigint', required)
    .execute()
  await index(db, 'events', ['at'])
  await index(db, 'events', ['principal_id'])
  await index(db, 'presence', ['seen_at'])
  await index(db, 'client_errors', ['last_seen_at'])
}

async function createVoices(db: Kysely<unknown>) {
  await db.schema
    .createTable('satisfaction_votes')
    .addColumn('id', 'text', key)
    .addColumn('principal_id', 'text', owner)
    .addColumn('label', 'text', required)
    .addColumn('vote_type', 'text', required)
    .addColumn('context', 'text', required)
    .addColumn('at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', key)
    .addColumn('principal_id', 'text', owner)
    .addColumn('label', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('rating', 'integer', required)
    .addColumn('text', 'text')
    .addColumn('at', 'bigint', required)
    .execute()
  await db.schema
    .createTable('action_plans')
    .addColumn('id', 'text', key)
    .addColumn('principal_id', 'text', owner)
    .addColumn('label', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('description', 'text')
    .addColumn('category', 'text', required)
    .addColumn('priority', 'text', required)
    .addColumn('completed', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()
  await index(db, 'satisfaction_votes', ['at'])
  await index(db, 'satisfaction_votes', ['principal_id'])
  await index(db, 'feedback', ['at'])
  await index(db, 'feedback', ['principal_id'])
  await index(db, 'action_plans', ['principal_id', 'label'])
  await index(db, 'action_plans', ['updated_at'])
}

async function createMachinery(db: Kysely<unknown>) {
  await db.schema
    .createTable('limits')
    .addColumn('k', 'text', required)
    .addColumn('w', 'bigint', required)
    .addColumn('n', 'integer', required)
    .addColumn('expires_at', 'bigint', required)
    .addPrimaryKeyConstraint('limits_key', ['k', 'w'])
    .execute()
  await db.schema
    .createTable('job_runs')
    .addColumn('name', 'text', required)
    .addColumn('w', 'bigint', required)
    .addColumn('started_at', 'bigint', required)
    .addColumn('finished_at', 'bigint')
    .addPrimaryKeyConstraint('job_runs_key', ['name', 'w'])
    .execute()
  await db.schema
    .createTable('daily_counts')
    .addColumn('day', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('n', 'integer', required)
    .addPrimaryKeyConstraint('daily_counts_key', ['day', 'kind', 'key'])
    .execute()
  await index(db, 'limits', ['expires_at'])
}

function index(db: Kysely<unknown>, table: string, columns: string[]) {
  return db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute()
}
