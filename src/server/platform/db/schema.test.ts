import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '#testing/db.ts'
import type { Schema } from './schema.ts'

const database = testDatabase()

type Kind<Value> = NonNullable<Value> extends string ? 'text' : 'number'
type Column<Value> = null extends Value ? `${Kind<Value>} or null` : Kind<Value>
type Tables = { [Table in keyof Schema]: { [Name in keyof Schema[Table]]: Column<Schema[Table][Name]> } }

/** The compiler keeps this equal to `Schema`; the test below keeps it equal to the database. */
const described: Tables = {
  schema_migrations: { name: 'text', applied_at: 'number' },
  principals: {
    id: 'text', token_hash: 'text', kind: 'text', created_at: 'number', last_seen_at: 'number',
    person_id: 'text or null', glimpsed_person_id: 'text or null',
  },
  organizations: {
    id: 'text', name: 'text', tracking_code: 'text', is_sensitive: 'number', is_supervision: 'number',
    is_confidential_location: 'number', created_at: 'number', removed_at: 'number or null',
  },
  visitor_sessions: {
    principal_id: 'text', label: 'text', device_type: 'text or null', screen_resolution: 'text or null',
    timezone: 'text or null', organization_id: 'text or null', state: 'text or null', county: 'text or null',
    created_at: 'number', last_active_at: 'number',
  },
  events: {
    id: 'text', principal_id: 'text or null', label: 'text', type: 'text', data: 'text', at: 'number',
    language: 'text or null',
  },
  presence: {
    principal_id: 'text', label: 'text', page: 'text or null', device_type: 'text or null', status: 'text',
    seen_at: 'number',
  },
  client_errors: {
    stack_hash: 'text', message: 'text', stack: 'text or null', component_stack: 'text or null', path: 'text or null',
    count: 'number', first_seen_at: 'number', last_seen_at: 'number',
  },
  satisfaction_votes: {
    id: 'text', principal_id: 'text or null', label: 'text', vote_type: 'text', context: 'text', at: 'number',
    language: 'text or null',
  },
  feedback: {
    id: 'text', principal_id: 'text or null', label: 'text', type: 'text', rating: 'number', text: 'text or null',
    at: 'number',
  },
  action_plans: {
    id: 'text', principal_id: 'text or null', label: 'text', title: 'text', description: 'text or null',
    category: 'text', priority: 'text', completed: 'number', created_at: 'number', updated_at: 'number',
    person_id: 'text or null', due_on: 'text or null',
  },
  limits: { k: 'text', w: 'number', n: 'number', expires_at: 'number' },
  job_runs: { name: 'text', w: 'number', started_at: 'number', finished_at: 'number or null' },
  daily_counts: { day: 'text', kind: 'text', key: 'text', n: 'number' },
  directory_sources: { id: 'text', publisher: 'text', dataset: 'text', url: 'text or null', licence: 'text' },
  directory_versions: { version: 'text', listings: 'number', loaded_at: 'number' },
  listings: {
    id: 'text', cell: 'number', category: 'text', ordinal: 'number', county_fips: 'text or null',
    state: 'text or null', scope: 'text', needs: 'number', weak_needs: 'number', core_needs: 'number', owner: 'number', flags: 'number', quality: 'number',
    lat: 'number or null', lon: 'number or null', name: 'text', services: 'text or null', document: 'text',
    source_id: 'text', status: 'text', origin: 'text', version: 'text or null', phone_key: 'text or null',
    address_key: 'text or null', changed_at: 'number',
  },
  directory_cells: { cell: 'number', category: 'text', county_fips: 'text', n: 'number', needs: 'number' },
  import_batches: {
    id: 'text', status: 'text', source: 'text', format: 'text', fingerprint: 'text', progress: 'text', actor: 'text',
    created_at: 'number', updated_at: 'number',
  },
  import_rows: {
    batch_id: 'text', row_number: 'number', verdict: 'text', problems: 'text', listing: 'text or null',
    duplicate_of: 'text or null', decision: 'text or null',
  },
  import_changes: { batch_id: 'text', listing_id: 'text', before: 'text or null', after: 'text' },
  listing_reports: {
    id: 'text', listing_id: 'text', principal_id: 'text', fact: 'text', kind: 'text', reason: 'text or null',
    note: 'text or null', at: 'number',
  },
  review_items: {
    id: 'text', listing_id: 'text', fact: 'text', reports: 'number', status: 'text', opened_at: 'number',
    closed_at: 'number or null', verdict: 'text or null', answer: 'text or null', answered_at: 'number or null',
  },
  admin_keys: { id: 'text', token_hash: 'text', label: 'text', created_at: 'number', expires_at: 'number' },
  pin_sessions: {
    id: 'text', place_key: 'text', key_version: 'number', sealed_data: 'text', created_at: 'number',
    last_used_at: 'number', person_id: 'text or null',
  },
  pin_doors: {
    id: 'text', session_id: 'text', kind: 'text', tag: 'text', wrapped_key: 'text', principal_id: 'text or null',
    failures: 'number', expires_at: 'number or null',
  },
  partner_listings: { listing_id: 'text', organization_id: 'text', verified_at: 'number or null' },
  warm_introductions: {
    id: 'text', principal_id: 'text or null', organization_id: 'text or null', resource_id: 'text',
    resource_name: 'text', resource_contact: 'text or null', urgency: 'text', delivery: 'text', state: 'text',
    sealed_key: 'text or null', sealed_person: 'text or null', sealed_answer: 'text or null', reply: 'text or null',
    consent_version: 'text', consent_language: 'text', consent_expires_at: 'number', idempotency_key: 'text or null',
    created_at: 'number', updated_at: 'number', answered_at: 'number or null', read_at: 'number or null',
    replied_at: 'number or null', closed_at: 'number or null', erase_at: 'number',
    person_id: 'text or null', opened_at: 'number or null', assigned_to: 'text or null', reminded_at: 'number or null',
    delivered_at: 'number or null',
  },
  deletions: { hash: 'text', at: 'number' },
  accounts: {
    id: 'text', email: 'text', name: 'text', role: 'text', organization_id: 'text or null', status: 'text',
    language: 'text', view: 'text', notify: 'number', passphrase_hash: 'text or null', sealed_totp: 'text or null',
    totp_on: 'number', totp_step: 'number or null', recovery_hashes: 'text or null', failures: 'number',
    created_at: 'number', last_sign_in_at: 'number or null', ended_at: 'number or null',
  },
  account_tokens: {
    hash: 'text', kind: 'text', account_id: 'text', sealed_totp: 'text or null', created_at: 'number',
    expires_at: 'number', used_at: 'number or null',
  },
  staff_sessions: {
    token_hash: 'text', id: 'text', account_id: 'text', created_at: 'number', last_seen_at: 'number',
  },
  introduction_notes: {
    id: 'text', introduction_id: 'text', organization_id: 'text', kind: 'text', sealed_text: 'text or null',
    result: 'text or null', author_id: 'text or null', at: 'number',
  },
  answer_links: {
    hash: 'text', introduction_id: 'text', organization_id: 'text', account_id: 'text or null',
    created_at: 'number', expires_at: 'number', tries: 'number',
  },
  reply_templates: {
    id: 'text', organization_id: 'text', position: 'number', kind: 'text', name: 'text', text_en: 'text',
    text_es: 'text',
  },
  partner_settings: {
    organization_id: 'text', document: 'text', version: 'number', updated_at: 'number',
  },
  partner_counts: {
    organization_id: 'text', month: 'text', key: 'text', n: 'number',
  },
  claims: {
    id: 'text', listing_id: 'text', listing_name: 'text', organization_name: 'text', contact_name: 'text',
    contact_role: 'text', email: 'text', phone: 'text', language: 'text', status: 'text', call_note: 'text or null',
    reason: 'text or null', decided_by: 'text or null', decided_at: 'number or null',
    organization_id: 'text or null', created_at: 'number',
  },
  suggestions: {
    id: 'text', name: 'text', city: 'text', state: 'text', phone: 'text or null', website: 'text or null', what: 'text',
    contact_name: 'text', email: 'text', language: 'text', status: 'text', created_at: 'number',
    closed_at: 'number or null', closed_by: 'text or null',
  },
  listing_care: {
    listing_id: 'text', organization_id: 'text', document: 'text', paused: 'number', confirmed_at: 'number or null',
    reminded_days: 'number', version: 'number', updated_at: 'number',
  },
  listing_changes: {
    id: 'text', listing_id: 'text', organization_id: 'text', kind: 'text', status: 'text', before: 'text or null',
    after: 'text', author_id: 'text or null', at: 'number', decided_by: 'text or null',
    decided_at: 'number or null', reason: 'text or null',
  },
  audit: {
    id: 'text', at: 'number', actor: 'text', role: 'text', organization_id: 'text or null', action: 'text',
    entity: 'text', entity_id: 'text or null', before: 'text or null', after: 'text or null',
    reason: 'text or null',
  },
  outbox: {
    id: 'text', kind: 'text', recipient: 'text', language: 'text', sealed_mail: 'text or null', status: 'text',
    attempts: 'number', next_at: 'number', created_at: 'number', ended_at: 'number or null',
    problem: 'text or null', introduction_id: 'text or null',
  },
  service_settings: {
    key: 'text', document: 'text', version: 'number', updated_at: 'number', updated_by: 'text',
  },
  import_mappings: {
    source_key: 'text', document: 'text', updated_at: 'number',
  },
  search_configs: {
    id: 'text', name: 'text', status: 'text', weights: 'text', measured: 'text or null', author_id: 'text',
    created_at: 'number', activated_at: 'number or null',
  },
  review_history: {
    id: 'text', queue: 'text', item_id: 'text', action: 'text', before: 'text or null', after: 'text or null',
    reason: 'text or null', actor: 'text', at: 'number', undone_at: 'number or null',
  },
  prompt_configs: {
    id: 'text', key: 'text', language: 'text', body: 'text', status: 'text', version: 'number', note: 'text',
    golden: 'text or null', author_id: 'text', created_at: 'number', activated_at: 'number or null',
  },
  starter_prompts: {
    module: 'text', position: 'number', text_en: 'text', text_es: 'text', is_on: 'number',
  },
  guard_cases: {
    id: 'text', language: 'text', text: 'text', expected: 'text', author_id: 'text', created_at: 'number',
  },
  posts: {
    id: 'text', kind: 'text', language: 'text', need: 'text or null', state: 'text or null',
    county_fips: 'text or null', document: 'text', status: 'text', reason: 'text or null', is_urgent: 'number',
    parent_id: 'text or null', principal_id: 'text or null', organization_id: 'text or null',
    author_id: 'text or null', starts_at: 'number or null', ends_at: 'number or null', created_at: 'number',
    reviewed_by: 'text or null', reviewed_at: 'number or null', ended_at: 'number or null',
  },
  post_reactions: {
    post_id: 'text', principal_id: 'text', at: 'number',
  },
  post_reports: {
    post_id: 'text', principal_id: 'text', kind: 'text', at: 'number', settled_at: 'number or null',
  },
  opportunities: {
    id: 'text', kind: 'text', status: 'text', state: 'text or null', county_fips: 'text or null',
    lat: 'number or null', lon: 'number or null', facets: 'number', document: 'text',
    organization_id: 'text or null', author_id: 'text or null', reason: 'text or null', created_at: 'number',
    reviewed_by: 'text or null', reviewed_at: 'number or null', expires_at: 'number',
  },
  opportunity_reports: {
    opportunity_id: 'text', principal_id: 'text', kind: 'text', at: 'number', settled_at: 'number or null',
  },
  rollups: {
    day: 'text', measure: 'text', key: 'text', county_fips: 'text', language: 'text', device: 'text',
    organization_id: 'text', n: 'number',
  },
}

test('schema.ts describes the migrated database: every table, column, kind and nullability', async () => {
  expect(await migrated()).toEqual(described)
})

test('instants have room for epoch milliseconds', async () => {
  const types = (await columns()).filter(({ name }) => name.endsWith('_at') || name === 'at' || name === 'w')

  expect(new Set(types.map(({ type }) => type))).toEqual(new Set(['bigint']))
})

async function migrated() {
  const found: Record<string, Record<string, string>> = {}
  for (const { table, name, type, nullable } of await columns()) {
    const kind = ['bigint', 'integer', 'double precision'].includes(type) ? 'number' : type
    ;(found[table] ??= {})[name] = nullable ? `${kind} or null` : kind
  }
  return found
}

async function columns() {
  const query = database.engine === 'sqlite' ? sqliteColumns : postgresColumns
  const { rows } = await query.execute(database.db)
  return rows
}

interface FoundColumn {
  table: string
  name: string
  type: string
  nullable: number | boolean
}

const sqliteColumns = sql<FoundColumn>`
  select t.name as "table", c.name, lower(c.type) as type, c."notnull" = 0 as nullable
  from sqlite_schema as t, pragma_table_info(t.name) as c
  where t.type = 'table'`
const postgresColumns = sql<FoundColumn>`
  select table_name as "table", column_name as name, data_type as type, is_nullable = 'YES' as nullable
  from information_schema.columns where table_schema = current_schema()`
