import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tablesWithoutLimit, retentionRules } from '#domain/retention.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { createLogger } from '#server/platform/logger.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'
import { runRetention } from './job.ts'

const server = setUpTestServer()
const dayMs = 24 * 60 * 60 * 1000
const lines: string[] = []

const logger = createLogger((line) => lines.push(line), server.clock.now)
const run = (db: Db = server.database.db) => runRetention({ db, clock: server.clock, logger })
/** The job runs once an hour by the database's clock; deleting the last run simulates the next hour. */
const runNextHour = async () => {
  await server.database.db.deleteFrom('job_runs').where('name', '=', 'retention').execute()
  await run()
}
/** Number of rows, not counting the running job's own mark. */
const count = async (table: keyof Schema) => {
  const rows = await server.database.db.selectFrom(table).selectAll().execute()
  return rows.filter((row) => !('name' in row && row.name === 'retention')).length
}

const browser = { id: 'browser', token_hash: 'hash', kind: 'own' as const }
const addBrowser = (at: number) =>
  server.database.db
    .insertInto('principals')
    .values({ ...browser, created_at: at, last_seen_at: at })
    .execute()
/** A browser that stays active, so that nothing is erased just because its browser was. */
const addActiveBrowser = () => addBrowser(server.clock.now() + 1000 * dayMs)

const task = { label: 'a', title: 't', description: null, category: 'custom', priority: 'low', completed: 0 } as const
const visit = {
  label: 'a',
  device_type: 'mobile',
  screen_resolution: null,
  timezone: null,
  organization_id: null,
  state: null,
  county: null,
}
const fault = {
  stack_hash: 'h',
  message: 'm',
  stack: null,
  component_stack: null,
  path: null,
  count: 1,
  first_seen_at: 0,
}
const savedSession = { id: 's', place_key: 'p', key_version: 1, sealed_data: 'x', created_at: 0 }
const ping = { principal_id: 'browser', label: 'a', page: '/', device_type: null, status: 'active' } as const

/** One row of each kind as old as `at`, and after how long it must be erased (T-10). */
const kinds: [kind: string, table: keyof Schema, days: number, add: (db: Db, at: number) => Promise<unknown>][] = [
  [
    'a visit',
    'visitor_sessions',
    30,
    (db, at) =>
      db
        .insertInto('visitor_sessions')
        .values({ principal_id: 'browser', ...visit, created_at: at, last_active_at: at })
        .execute(),
  ],
  [
    'an event',
    'events',
    30,
    (db, at) =>
      db
        .insertInto('events')
        .values({ id: 'e', principal_id: null, label: 'a', type: 'chat', data: '{}', at })
        .execute(),
  ],
  [
    'a ping',
    'presence',
    30,
    (db, at) =>
      db
        .insertInto('presence')
        .values({ ...ping, seen_at: at })
        .execute(),
  ],
  [
    'a page fault',
    'client_errors',
    14,
    (db, at) =>
      db
        .insertInto('client_errors')
        .values({ ...fault, last_seen_at: at })
        .execute(),
  ],
  [
    'a vote',
    'satisfaction_votes',
    365,
    (db, at) =>
      db
        .insertInto('satisfaction_votes')
        .values({ id: 'v', principal_id: null, label: 'a', vote_type: 'thumbs_up', context: 'c', at })
        .execute(),
  ],
  [
    'feedback',
    'feedback',
    365,
    (db, at) =>
      db
        .insertInto('feedback')
        .values({ id: 'f', principal_id: null, label: 'a', type: 'action-plan', rating: 5, text: 'x', at })
        .execute(),
  ],
  [
    'a task of a caller without a cookie',
    'action_plans',
    1,
    (db, at) =>
      db
        .insertInto('action_plans')
        .values({ id: 't', principal_id: null, ...task, created_at: at, updated_at: at + 1000 * dayMs })
        .execute(),
  ],
  [
    'a task of a browser',
    'action_plans',
    365,
    (db, at) =>
      db
        .insertInto('action_plans')
        .values({ id: 't', principal_id: 'browser', ...task, created_at: 0, updated_at: at })
        .execute(),
  ],
  [
    'the mark of a job',
    'job_runs',
    30,
    (db, at) => db.insertInto('job_runs').values({ name: 'other', w: 0, started_at: at }).execute(),
  ],
  [
    'a problem report',
    'listing_reports',
    90,
    async (db, at) => {
      await seedDirectory(db, [buildListing({ id: 'place-1' })])
      await db
        .insertInto('listing_reports')
        .values({ id: 'r', listing_id: 'place-1', principal_id: 'browser', fact: 'phone', kind: 'wrong_phone', at })
        .execute()
    },
  ],
  [
    'a review',
    'review_items',
    365,
    async (db, at) => {
      await seedDirectory(db, [buildListing({ id: 'place-1' })])
      await db
        .insertInto('review_items')
        .values({ id: 'r', listing_id: 'place-1', fact: 'phone', reports: 2, status: 'open', opened_at: at })
        .execute()
    },
  ],
  [
    'an import',
    'import_batches',
    395,
    (db, at) =>
      db
        .insertInto('import_batches')
        .values({
          id: 'b',
          status: 'committed',
          source: '{}',
          format: 'csv',
          fingerprint: 'f',
          progress: '{}',
          actor: 'k',
          created_at: 0,
          updated_at: at,
        })
        .execute(),
  ],
  [
    'an administrator key',
    'admin_keys',
    0,
    (db, at) =>
      db
        .insertInto('admin_keys')
        .values({ id: 'k', token_hash: 'h', label: 'l', created_at: 0, expires_at: at })
        .execute(),
  ],
  [
    'an introduction past its last day',
    'warm_introductions',
    0,
    (db, at) =>
      db
        .insertInto('warm_introductions')
        .values({
          id: 'w',
          principal_id: 'browser',
          resource_id: 'r',
          resource_name: 'A place',
          urgency: 'normal',
          delivery: 'waiting',
          state: 'sent',
          consent_version: '1',
          consent_language: 'en',
          consent_expires_at: 0,
          created_at: 0,
          updated_at: 0,
          erase_at: at,
        })
        .execute(),
  ],
  [
    'a saved session',
    'pin_sessions',
    365,
    (db, at) =>
      db
        .insertInto('pin_sessions')
        .values({ ...savedSession, last_used_at: at })
        .execute(),
  ],
  [
    'a door that was open for some minutes',
    'pin_doors',
    0,
    async (db, at) => {
      await db
        .insertInto('pin_sessions')
        .values({ ...savedSession, last_used_at: at })
        .execute()
      const unlockMethod = {
        id: 'd',
        session_id: 's',
        kind: 'quiet' as const,
        tag: 't',
        wrapped_key: 'k',
        principal_id: null,
      }
      await db
        .insertInto('pin_doors')
        .values({ ...unlockMethod, failures: 0, expires_at: at })
        .execute()
    },
  ],
  [
    'the hash of a deletion',
    'deletions',
    35,
    (db, at) => db.insertInto('deletions').values({ hash: 'h', at }).execute(),
  ],
  [
    'a mail',
    'outbox',
    14,
    (db, at) =>
      db
        .insertInto('outbox')
        .values({
          id: 'm',
          kind: 'reset',
          recipient: 'a@b.example',
          language: 'en',
          status: 'waiting',
          attempts: 0,
          next_at: 0,
          created_at: at,
        })
        .execute(),
  ],
  [
    'a claim',
    'claims',
    365,
    (db, at) =>
      db
        .insertInto('claims')
        .values({
          id: 'c',
          listing_id: 'l',
          listing_name: 'n',
          organization_name: 'o',
          contact_name: 'c',
          contact_role: 'r',
          email: 'a@b.example',
          phone: '211',
          language: 'en',
          status: 'open',
          created_at: at,
        })
        .execute(),
  ],
  [
    'a suggestion',
    'suggestions',
    0,
    (db, at) =>
      db
        .insertInto('suggestions')
        .values({
          id: 's',
          name: 'n',
          city: 'c',
          state: 'CA',
          what: 'w',
          contact_name: 'c',
          email: 'a@b.example',
          language: 'en',
          status: 'open',
          times: 1,
          created_at: at,
          erase_at: at,
        })
        .execute(),
  ],
  [
    'a report about an opening',
    'opportunity_reports',
    90,
    async (db, at) => {
      await db
        .insertInto('opportunities')
        .values({
          id: 'o',
          kind: 'job',
          status: 'live',
          facets: 0,
          document: '{}',
          created_at: at,
          expires_at: at + 90 * dayMs,
        })
        .execute()
      await db
        .insertInto('opportunity_reports')
        .values({ opportunity_id: 'o', principal_id: 'browser', kind: 'gone', at })
        .execute()
    },
  ],
  [
    'a limit that is over',
    'limits',
    0,
    (db, at) => db.insertInto('limits').values({ k: 'k', w: 0, n: 1, expires_at: at }).execute(),
  ],
]

test.each(kinds)('%s in %s is kept for %d days and gone after that', async (_kind, table, days, add) => {
  await addActiveBrowser()
  await add(server.database.db, server.clock.now())

  server.clock.advance(days * dayMs)
  await runNextHour()
  expect(await count(table)).toBe(1)

  server.clock.advance(1)
  await runNextHour()
  expect(await count(table)).toBe(0)
})

test('a browser that stayed away for 30 days is forgotten with all that only it could read', async () => {
  await addBrowser(server.clock.now())
  const { db } = server.database
  for (const [kind, , , add] of kinds) if (kind === 'a task of a browser') await add(db, server.clock.now())
  server.clock.advance(30 * dayMs + 1)
  await runNextHour()

  expect([await count('principals'), await count('action_plans')]).toEqual([0, 0])
})

test('what is erased of visits and events stays as a number per day and kind, without people (T-9.2)', async () => {
  const { db } = server.database
  await addActiveBrowser()
  const add = (id: string, type: string, at: number) =>
    db.insertInto('events').values({ id, principal_id: 'browser', label: 'a', type, data: '{}', at }).execute()
  const noon = server.clock.now()
  await add('1', 'chat', noon)
  await add('2', 'chat', noon + 1000)
  await add('3', 'search', noon)
  await add('4', 'chat', noon + dayMs)
  await db
    .insertInto('visitor_sessions')
    .values({ principal_id: 'browser', ...visit, device_type: null, created_at: noon, last_active_at: noon })
    .execute()
  server.clock.advance(32 * dayMs)
  await runNextHour()
  await add('5', 'chat', noon + 2000)
  await runNextHour()

  const counts = await db.selectFrom('daily_counts').selectAll().orderBy('day').orderBy('kind').orderBy('key').execute()
  expect(counts).toEqual([
    { day: '2026-11-15', kind: 'events', key: 'chat', n: 3 },
    { day: '2026-11-15', kind: 'events', key: 'search', n: 1 },
    { day: '2026-11-15', kind: 'visits', key: 'unknown', n: 1 },
    { day: '2026-11-16', kind: 'events', key: 'chat', n: 1 },
  ])
})

test('of many processes that look at the same time, one erases', async () => {
  const other = await server.database.openAnother()
  lines.length = 0
  await Promise.all([run(), run(other.db), run()])
  await run()

  expect(lines.filter((line) => line.includes('retention done'))).toHaveLength(1)
  const runs = await server.database.db.selectFrom('job_runs').select('finished_at').execute()
  expect(runs).toEqual([{ finished_at: expect.any(Number) }])
})

test('every table of the database has an age limit or a reason to have none', async () => {
  const { db, engine } = server.database
  const tables =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`
  const { rows } = await tables.execute(db)
  const covered = new Set([...retentionRules.map(({ table }) => table), ...Object.keys(tablesWithoutLimit)])

  expect([...covered].toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('a kind that cannot be erased does not keep the others', async () => {
  const { db } = server.database
  await db
    .insertInto('limits')
    .values({ k: 'k', w: 0, n: 1, expires_at: server.clock.now() - 1 })
    .execute()
  lines.length = 0
  const erasers = { events: () => Promise.reject(new Error('out of reach')) }
  await runRetention({ db, clock: server.clock, logger, erasers })

  expect(await count('limits')).toBe(0)
  expect(lines.join('')).toContain('retention of events failed')
})
