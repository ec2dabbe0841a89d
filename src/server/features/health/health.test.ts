import { expect, test } from 'vitest'
import { connectSqlite } from '#server/platform/db/sqlite.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { setUpTestServer } from '#testing/server.ts'

const closed = connectSqlite(':memory:')
await closed.close()
const server = setUpTestServer()
const withoutDatabase = setUpTestServer({ db: closed.db })

test('a process that answers is healthy, and one that has its database and directory is ready', async () => {
  await seedDirectory(server.database.db, [buildListing()])
  const health = await server.send({ method: 'GET', url: '/healthz' })
  const ready = await server.send({ method: 'GET', url: '/readyz' })

  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }])
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', database: 'ok', directory: 'ok' }])
  for (const reply of [health, ready]) expect(reply.headers['cache-control']).toBe('no-store')
})

test('a process without its directory is not ready: it would find nothing for anybody', async () => {
  const ready = await server.send({ method: 'GET', url: '/readyz' })

  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'down', database: 'ok', directory: 'down' }])
})

test('with the database gone the process is healthy but not ready, and the log says why without details', async () => {
  const health = await withoutDatabase.send({ method: 'GET', url: '/healthz' })
  const ready = await withoutDatabase.send({ method: 'GET', url: '/readyz' })

  expect(health.statusCode).toBe(200)
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'down', database: 'down', directory: 'down' }])
  expect(withoutDatabase.logLines.join('')).toContain('not ready: database')
})

test('with the database gone a call fails openly with 500: it never pretends that it worked', async () => {
  const payload = { sessionId: 'a', type: 'action-plan', rating: 5 }
  const replies = [
    await withoutDatabase.send({ method: 'GET', url: '/api/satisfaction-stats' }),
    await withoutDatabase.send({ method: 'POST', url: '/api/feedback', payload }),
  ]

  for (const reply of replies) expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal'])
})
