import { expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '#server/platform/db/database-unavailable.ts'
import { createLogger } from '#server/platform/logger.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { counters } from './counters.ts'

const server = setUpTestServer({}, { newForEachTest: true })
const loadCounts = async () =>
  (
    await server.database.db
      .selectFrom('rollups')
      .selectAll()
      .orderBy('measure')
      .orderBy('key')
      .orderBy('language')
      .execute()
  ).map(({ measure, key, county_fips, language, device, n }) =>
    [measure, key, county_fips, language, device, n].join(' '),
  )
/** Counts are written in the background, so the test waits for them. */
const waitForCounts = (many: number) =>
  vi.waitFor(async () => {
    const all = await loadCounts()
    expect(all.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)).toBe(many)
    return all
  })

const search = (browser: Browser, needs: object, headers: Record<string, string> = {}) =>
  browser.send({
    method: 'POST',
    url: '/api/search-resources',
    headers,
    payload: { location: { state: 'CA', county: 'Los Angeles' }, needs, language: 'es' },
  })
const pantry = () => seedDirectory(server.database.db, [buildListing({ id: 'pantry' })])

test('a search counts each need it was for, with or without a place, and itself', async () => {
  await pantry()
  const browser = server.browser()
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc', deviceType: 'mobile' } })
  await search(browser, { 'food-assistance': true, housing: true, otherDescription: 'a bed for Maria' })

  expect(await waitForCounts(3)).toEqual([
    'need_found food-assistance 06037 es phone 1',
    'need_none housing 06037 es phone 1',
    'search_some  06037 es phone 1',
  ])
  expect(JSON.stringify((await server.stored()).rollups)).not.toContain('Maria')
})

test('a browser that looks for the same again on a day counts once; another browser counts', async () => {
  await pantry()
  const [one, other] = [server.browser(), server.browser()]
  for (const browser of [one, other]) {
    await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
    for (const _ of [1, 2, 3]) await search(browser, { 'food-assistance': true })
  }
  expect(await waitForCounts(4)).toEqual(['need_found food-assistance 06037 es  2', 'search_some  06037 es  2'])
})

test('a browser that asks for privacy is in no count of searches', async () => {
  await pantry()
  await search(server.browser(), { housing: true }, { 'sec-gpc': '1' })
  await search(server.browser(), { 'food-assistance': true })
  expect(await waitForCounts(2)).toEqual(['need_found food-assistance 06037 es  1', 'search_some  06037 es  1'])
})

const ask = (content: string, language: string) =>
  server.browser().send({
    method: 'POST',
    url: '/api/reggie',
    payload: { messages: [{ role: 'user', content }], language },
  })

test('what became of a question is counted by language: a source, no data, a crisis; small talk is not', async () => {
  await ask('How do I get an ID?', 'en')
  await ask('asdf qwer zxcv', 'es')
  await ask('quiero matarme', 'es')
  await ask('hello', 'en')
  expect(await waitForCounts(3)).toEqual(['chat answered  en  1', 'chat crisis  es  1', 'chat no_data  es  1'])
})

test('an event and a vote keep the language of the page', async () => {
  const browser = server.browser()
  const headers = { 'accept-language': 'es' }
  const event = { sessionId: 'fp_abc', eventType: 'chat', eventData: {} }
  await browser.send({ method: 'POST', url: '/api/events', payload: event, headers })
  const vote = { sessionId: 'fp_abc', voteType: 'thumbs_up', context: 'search_results' }
  await browser.send({
    method: 'POST',
    url: '/api/satisfaction-vote',
    payload: vote,
    headers: { 'accept-language': 'fr' },
  })
  const { events, satisfaction_votes: votes } = await server.stored()
  expect([events?.[0]?.language, votes?.[0]?.language]).toEqual(['es', null])
})

test('a burst of answers is one write, and a server that stops waits for it', async () => {
  const writes: number[] = []
  const { chat, flush } = counters({
    clock: server.clock,
    logger: createLogger(() => undefined, server.clock.now),
    add: async (counts) => void writes.push(...counts.map(({ n }) => n)),
    addCrises: async () => undefined,
    visited: async () => null,
  })
  for (const _ of [1, 2, 3]) chat('en', 'answered', null)
  expect(writes).toEqual([])
  await flush()
  expect(writes).toEqual([3])
  await flush()
  expect(writes).toEqual([3])
})

test('what is counted while the database is away waits, told once, and is written when it is back', async () => {
  const logged: string[] = []
  const written: object[] = []
  let fault: Error | null = new DatabaseUnavailable('away', 'ECONNREFUSED', 'nothing answers at that address')
  const write = async (counts: readonly object[]) => {
    if (fault) throw fault
    written.push(...counts)
  }
  const { chat, crisis, flush } = counters({
    clock: server.clock,
    logger: createLogger((line) => logged.push(line), server.clock.now),
    add: write,
    addCrises: write,
    visited: async () => null,
  })
  for (const _ of [1, 2]) {
    crisis('self_harm')
    await flush()
  }
  for (let age = 0; age < 6000; age += 1) crisis(`kind ${age}`)
  chat('en', 'crisis', null)
  await flush()
  expect(written).toEqual([])
  expect(logged.map((line) => [JSON.parse(line).event, JSON.parse(line).code])).toEqual([
    ['counts wait', 'ECONNREFUSED'],
    ['counts wait', 'ECONNREFUSED'],
  ])

  fault = null
  await flush()
  expect(written).toContainEqual({ day: '2026-11-15', key: 'self_harm', n: 2 })
  expect(written).toContainEqual(expect.objectContaining({ measure: 'chat', key: 'crisis', n: 1 }))
  // More than 5,000 different ones at a time is no outage but a mistake of ours.
  expect(written).toHaveLength(5001)

  fault = new TypeError('broken')
  chat('en', 'crisis', null)
  await flush()
  fault = null
  await flush()
  expect(written).toHaveLength(5001)
})

test('what was counted just before the server stops is stored', async () => {
  const second = await server.startAnother(server.database.db)
  await second.inject({
    method: 'POST',
    url: '/api/reggie',
    payload: { messages: [{ role: 'user', content: 'How do I get an ID?' }], language: 'en' },
  })
  await second.close()
  expect(await loadCounts()).toEqual(['chat answered  en  1'])
})
