import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { errors as english } from '#content/en/errors.ts'
import { errors as spanish } from '#content/es/errors.ts'
import { connectSqlite } from '#server/platform/db/sqlite.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'

const closed = connectSqlite(':memory:')
await closed.close()
const server = setUpTestServer()
const withoutDatabase = setUpTestServer({ db: closed.db })
const damaged = setUpTestServer({ hasMetDamage: () => true })
const allOk = { database: 'ok', directory: 'ok' }

/** Every statement waits without end. */
const frozen: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: () => new Promise(() => undefined),
}

test('a process that answers is healthy, and one that has its database and directory is ready', async () => {
  await seedDirectory(server.database.db, [buildListing()])
  const health = await server.send({ method: 'GET', url: '/healthz' })
  const ready = await server.send({ method: 'GET', url: '/readyz' })

  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }])
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', ...allOk }])
  for (const reply of [health, ready]) expect(reply.headers['cache-control']).toBe('no-store')
})

test('a process without its directory is not ready: it would find nothing for anybody', async () => {
  const ready = await server.send({ method: 'GET', url: '/readyz' })

  expect([ready.statusCode, ready.json()]).toMatchObject([503, { status: 'down', ...allOk, directory: 'down' }])
})

test('with the database gone the process is healthy but not ready, and says why without details', async () => {
  const health = await withoutDatabase.send({ method: 'GET', url: '/healthz' })
  const ready = await withoutDatabase.send({ method: 'GET', url: '/readyz' })

  expect(health.statusCode).toBe(200)
  const reason = 'database: it is closed (ERR_INVALID_STATE)'
  const down = { status: 'down', database: 'down', directory: 'down', reason }
  expect([ready.statusCode, ready.json(), ready.headers['retry-after']]).toEqual([503, down, '5'])
  const line = withoutDatabase.logLines.find((each) => each.includes('not ready: database')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ fault: 'DatabaseUnavailable', code: 'ERR_INVALID_STATE' })
})

test.each([
  ['en', english.unavailable],
  ['es', spanish.unavailable],
])(
  'with the database gone a call says so in %s and when to come back: it never pretends that it worked',
  async (language, error) => {
    const payload = { sessionId: 'a', type: 'action-plan', rating: 5 }
    const headers = { 'accept-language': language }
    const replies = [
      await withoutDatabase.send({ method: 'GET', url: '/api/satisfaction-stats', headers }),
      await withoutDatabase.send({ method: 'POST', url: '/api/feedback', payload, headers }),
    ]

    for (const reply of replies) {
      expect([reply.statusCode, reply.headers['retry-after'], reply.json().error]).toEqual([503, '5', error])
    }
  },
)

test('damaged data is told although the database answers: an operator must look', async () => {
  await seedDirectory(damaged.database.db, [buildListing()])
  const ready = await damaged.send({ method: 'GET', url: '/readyz' })

  expect([ready.statusCode, ready.json()]).toMatchObject([
    503,
    { database: 'down', reason: expect.stringMatching(/^database: .+damaged/) },
  ])
})

const ask = (content: string) => ({
  method: 'POST' as const,
  url: '/api/reggie',
  payload: { messages: [{ role: 'user', content }], language: 'en' },
})

const answers = {
  biggest_challenge: 'No ID',
  strengths: 'I cook',
  support_system: 'My sister',
  goals_3_months: 'A job',
}
const plan = (urgent: string) => ({
  method: 'POST' as const,
  url: '/api/generate-action-plan',
  payload: {
    location: 'Los Angeles, CA',
    selectedNeeds: 'housing',
    responses: { ...answers, urgent_need: urgent },
  },
})

test.each(['stopped', 'frozen'])(
  'with the database %s danger is answered in chat and plan, with a cookie and without',
  async (state) => {
    const broken =
      state === 'stopped' ? withoutDatabase.app : await server.startAnother(server.database.db.withPlugin(frozen))
    const known = server.browser()
    await known.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
    for (const headers of [{}, { 'sec-fetch-site': 'same-origin', cookie: known.cookie() ?? '' }]) {
      const told = await broken.inject({ ...ask('I want to kill myself tonight'), headers })
      const planned = await broken.inject({ ...plan('I want to kill myself tonight'), headers })

      expect(told.json()).toMatchObject({ success: true, crisis: { kind: 'self_harm' } })
      expect(planned.json()).toMatchObject({ success: true, plan: expect.stringContaining('988') })
    }
    if (state === 'frozen') await broken.close()
  },
)
