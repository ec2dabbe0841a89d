import { expect, test } from 'vitest'
import { dayMs } from '#domain/admin-analytics/days.ts'
import { runRetention } from '#server/features/retention/job.ts'
import { buildRetentionHooks } from '#server/jobs.ts'
import type { Db } from '#server/platform/db/database.ts'
import { createLogger } from '#server/platform/logger.ts'
import {
  addTestCount,
  runNightlyCount,
  insertIntroductions,
  createRollups,
  loadTestPlaces,
  addVisit,
} from '#testing/builders/analytics.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer()
const db = () => server.database.db
const noon = Date.UTC(2026, 10, 14, 12)
const rows = (of: Db = db()) =>
  of
    .selectFrom('rollups')
    .selectAll()
    .orderBy('day')
    .orderBy('measure')
    .orderBy('key')
    .orderBy('county_fips')
    .orderBy('language')
    .execute()
const sumCounts = async (measure: string, day?: string) =>
  (await rows())
    .filter((row) => row.measure === measure && (day === undefined || row.day === day))
    .reduce((sum, { n }) => sum + n, 0)

const logger = createLogger(
  () => undefined,
  () => 0,
)
async function retention(countFirst?: () => Promise<void>) {
  await db().deleteFrom('job_runs').where('name', '=', 'retention').execute()
  const counting = buildRetentionHooks({ db: db(), clock: server.clock, places: loadTestPlaces() })
  await runRetention({
    db: db(),
    clock: server.clock,
    logger,
    erasers: counting.erasers,
    countFirst: countFirst ?? counting.countFirst,
  })
}
const left = async (table: 'events' | 'visitor_sessions' | 'warm_introductions') =>
  (await db().selectFrom(table).selectAll().execute()).length

test('a day is counted by county, language, device and code, a browser once, and nobody is in it', async () => {
  const losAngeles: [string, string] = ['CA', 'Los Angeles']
  await addVisit(db(), {
    at: noon,
    place: losAngeles,
    events: [
      ['page_view', { path: '/chat' }],
      ['page_view', { path: '/chat' }],
    ],
  })
  await addVisit(db(), { at: noon, place: losAngeles, device: 'tablet' })
  await addVisit(db(), {
    at: noon,
    language: 'es',
    device: 'desktop',
    votes: [
      ['search_results', 'thumbs_up'],
      ['staff_reggie', 'thumbs_up'],
    ],
  })
  await runNightlyCount(db(), server.clock)

  const lines = (await rows()).map(({ measure, key, county_fips, language, device, n }) =>
    [measure, key, county_fips, language, device, n].join(' '),
  )
  expect(lines).toEqual([
    'counted     1',
    'view /  es desktop 1',
    'view / 06037 en phone 2',
    'view /chat 06037 en phone 2',
    'visit   es desktop 1',
    'visit  06037 en phone 2',
    'vote_up search_results  es desktop 1',
  ])
  expect(JSON.stringify(await rows())).not.toMatch(/browser-|fp_abc/)
})

test('each opening of a GRO module is counted under its name and language, and nothing else is taken for one', async () => {
  const opened = (module: string): [string, object] => ['gro_module', { module }]
  await addVisit(db(), {
    at: noon,
    events: [opened('toolUp'), opened('toolUp'), opened('ownMindset'), opened('Maria')],
  })
  await addVisit(db(), { at: noon, language: 'es', events: [opened('toolUp')] })
  await runNightlyCount(db(), server.clock)
  await runNightlyCount(db(), server.clock)

  const lines = (await rows())
    .filter(({ measure }) => measure === 'module')
    .map(({ key, language, n }) => [key, language, n].join(' '))
  expect(lines).toEqual(['ownMindset en 1', 'toolUp en 2', 'toolUp es 1'])
  expect(await sumCounts('visit')).toBe(2)
})

test('counting twice gives the same rows, and so do two processes at once', async () => {
  for (const day of [0, 1, 2, 3])
    await addVisit(db(), { at: noon - day * dayMs, votes: [['search_results', 'thumbs_up']] })
  await addTestCount(db(), { measure: 'need_found', key: 'housing', n: 4 })
  await runNightlyCount(db(), server.clock)
  const once = await rows()
  await runNightlyCount(db(), server.clock)
  expect(await rows()).toEqual(once)

  const other = await server.database.openAnother()
  const [here, there] = [createRollups(db()), createRollups(other.db)]
  const days = await here.daysToCount(server.clock.now())
  await Promise.all(
    [here, there].map(async (rollups) => {
      for (const day of days) await rollups.count(day)
    }),
  )
  expect(await rows()).toEqual(once)
  expect(days).toEqual(['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14'])
})

test('of processes that look at the same time, one counts, and the next night again', async () => {
  await addVisit(db(), { at: noon })
  await runNightlyCount(db(), server.clock)
  expect(await sumCounts('visit')).toBe(1)
  server.clock.advance(dayMs)
  await addVisit(db(), { at: noon + dayMs })
  await runNightlyCount(db(), server.clock)
  expect([await sumCounts('visit'), await sumCounts('visit', '2026-11-15')]).toEqual([2, 1])
})

test('today is not counted before it is over', async () => {
  await addVisit(db(), { at: server.clock.now() })
  await runNightlyCount(db(), server.clock)
  expect((await rows()).map(({ day, measure }) => `${day} ${measure}`)).toEqual(['2026-11-14 counted'])
})

test('a day whose rows are gone keeps its numbers', async () => {
  await addVisit(db(), { at: noon })
  await runNightlyCount(db(), server.clock)
  server.clock.advance(31 * dayMs)
  await retention()
  expect(await left('events')).toBe(0)
  await runNightlyCount(db(), server.clock)
  expect(await sumCounts('visit', '2026-11-14')).toBe(1)
})

test('nothing goes uncounted: after a long sleep the days are counted before their rows are erased', async () => {
  await addVisit(db(), { at: noon })
  server.clock.advance(45 * dayMs)
  await retention()
  expect([await left('events'), await left('visitor_sessions'), await sumCounts('visit', '2026-11-14')]).toEqual([
    0, 0, 1,
  ])
})

test('while counting fails, what must be counted first stays and the rest goes', async () => {
  await addVisit(db(), { at: noon })
  await db().insertInto('limits').values({ k: 'k', w: 0, n: 1, expires_at: 0 }).execute()
  server.clock.advance(45 * dayMs)
  await retention(() => Promise.reject(new Error('out of reach')))
  expect([await left('events'), await left('visitor_sessions')]).toEqual([1, 1])
  expect(await db().selectFrom('limits').selectAll().execute()).toEqual([])
})

test('an introduction becomes a number once, when it is erased', async () => {
  await seedDirectory(db(), [buildListing({ id: 'pantry' })])
  const eraseAt = server.clock.now() - 1
  await insertIntroductions(db(), {
    many: 3,
    sentAt: noon - 40 * dayMs,
    state: 'got_help',
    answeredAt: noon - 39 * dayMs,
    eraseAt,
  })
  await insertIntroductions(db(), { many: 2, sentAt: noon - 40 * dayMs, state: 'sent', eraseAt })
  await insertIntroductions(db(), { many: 1, sentAt: noon, state: 'sent' })
  await retention()
  await retention()

  expect(await left('warm_introductions')).toBe(1)
  const lines = (await rows())
    .filter(({ measure }) => measure.startsWith('intro_'))
    .map(({ day, measure, key, county_fips, language, n }) => [day, measure, key, county_fips, language, n].join(' '))
  expect(lines).toEqual(
    [
      ['accepted', 3],
      ['answered', 3],
      ['got_help', 3],
      ['in_time', 3],
      ['late', 2],
      ['opened', 3],
      ['sent', 5],
    ].map(([step, n]) => `2026-10-05 intro_${step} normal|food-assistance 06037 en ${n}`),
  )
})

test('numbers are kept for thirteen months', async () => {
  await addTestCount(db(), { measure: 'visit', day: '2025-10-14', n: 5 })
  await addTestCount(db(), { measure: 'visit', day: '2025-10-15', n: 7 })
  await runNightlyCount(db(), server.clock)
  expect(await sumCounts('visit')).toBe(7)
})
