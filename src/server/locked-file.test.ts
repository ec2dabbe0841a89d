import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { errors } from '#content/en/errors.ts'
import { buildListing } from '#testing/builders/listing.ts'
import { seedDirectory } from '#testing/builders/seed-directory.ts'
import { getTestEngine } from '#testing/db.ts'
import { setUpTestServer } from '#testing/server.ts'

describe.runIf(getTestEngine() === 'sqlite')('while another program has locked the database file', () => {
  const server = setUpTestServer()
  let other: DatabaseSync
  beforeEach(async () => {
    await seedDirectory(server.database.db, [buildListing()])
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(server.database.db)
    other = new DatabaseSync(rows[0]?.file ?? '')
    other.exec('begin immediate')
  })
  afterEach(() => other.close())

  const task = { method: 'POST', url: '/api/action-plans', payload: { sessionId: 'fp_abc', title: 'Call' } } as const
  const ask = {
    method: 'POST',
    url: '/api/reggie',
    payload: { messages: [{ role: 'user', content: 'I want to kill myself tonight' }], language: 'en' },
  } as const

  const guide = {
    ...ask,
    payload: { messages: [{ role: 'user', content: 'How do I get an ID?' }], language: 'en' },
  } as const

  test('a crisis told meanwhile is counted when the lock is gone', async () => {
    await server.send(ask)
    await server.stored()
    const count = async () => (await server.stored()).daily_counts?.map(({ key, n }) => [key, n])
    expect(await count()).toBeUndefined()

    other.exec('rollback')
    await expect.poll(count).toEqual([['self_harm', 1]])
  })

  test('a write is told to come back, and everything else is answered while it waits', async () => {
    const order: string[] = []
    const written = server.send(task).finally(() => order.push('written'))
    const counties = { url: '/api/counties?state=CA' }
    for (const [name, request] of Object.entries({ health: { url: '/healthz' }, danger: ask, guide, counties })) {
      expect((await server.send(request)).statusCode).toBe(200)
      order.push(name)
    }

    const reply = await written
    expect([reply.statusCode, reply.headers['retry-after'], reply.json().error]).toEqual([503, '5', errors.unavailable])
    expect(order).toEqual(['health', 'danger', 'guide', 'counties', 'written'])
  })

  test('a person who was here before finds help, although that they are here cannot be written', async () => {
    other.exec('rollback')
    const browser = server.browser()
    await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
    server.clock.advance(120_000)
    other.exec('begin immediate')
    const needs = { housing: true }
    const search = { location: { state: 'CA', county: 'Los Angeles' }, needs, language: 'en' }

    const reply = await browser.send({ method: 'POST', url: '/api/search-resources', payload: search })
    expect([reply.statusCode, reply.json().success]).toEqual([200, true])
  })

  test('it is not ready and says why, until the lock is gone', async () => {
    const locked = await server.send({ url: '/readyz' })
    expect([locked.statusCode, locked.json().reason]).toEqual([
      503,
      'database: another program has locked the database file (SQLITE_BUSY)',
    ])

    other.exec('rollback')
    await expect.poll(async () => (await server.send({ url: '/readyz' })).statusCode).toBe(200)
  })
})
