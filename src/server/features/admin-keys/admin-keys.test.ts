import { expect, test } from 'vitest'
import { Failure } from '#contracts/failure.ts'
import { setUpTestServer, withinOneMinute } from '#testing/server.ts'
import { adminKeysRepository } from './repository.ts'

const server = setUpTestServer()
const dayMs = 24 * 60 * 60 * 1000
const keys = () => adminKeysRepository(server.database.db)
const call = (authorization?: string, remoteAddress = '192.0.2.1') =>
  server.send({
    method: 'GET',
    url: '/api/admin/imports',
    remoteAddress,
    headers: authorization ? { authorization } : {},
  })
const status = async (authorization?: string, address?: string) => (await call(authorization, address)).statusCode

test('a key opens the administrator’s calls until it is revoked', async () => {
  const { id, key } = await keys().add('import script', server.clock.now())

  expect(await status(`Bearer ${key}`)).toBe(200)
  expect(await status(`bearer ${key}`)).toBe(200)
  expect(await keys().list()).toMatchObject([{ id, label: 'import script' }])
  expect(await keys().revoke(id)).toBe(true)
  expect(await status(`Bearer ${key}`)).toBe(401)
  expect(await keys().revoke(id)).toBe(false)
})

test('a key is 32 random bytes and is stored only as a hash', async () => {
  const made = [await keys().add('one', 0), await keys().add('two', 0)]

  for (const { key } of made) {
    expect(key).toMatch(/^nck_[\w-]{43}$/)
    expect(JSON.stringify(await server.stored())).not.toContain(key.slice(4))
  }
  expect(made[0]?.key).not.toBe(made[1]?.key)
})

test('a key ends after 30 days', async () => {
  const { key } = await keys().add('import script', server.clock.now())
  server.clock.advance(30 * dayMs - 1)
  expect(await status(`Bearer ${key}`)).toBe(200)
  server.clock.advance(1)
  expect(await status(`Bearer ${key}`)).toBe(401)
})

test.each([undefined, 'Bearer', 'Bearer nck_wrong', 'Basic bmNr', 'Bearer a b', `Bearer ${'x'.repeat(201)}`])(
  'without the right key (%s) the answer is 401 in the error shape',
  async (authorization) => {
    await keys().add('import script', server.clock.now())
    const reply = await call(authorization)

    expect(reply.statusCode).toBe(401)
    expect(Failure.parse(reply.json())).toMatchObject({ code: 'unauthorized' })
  },
)

test('an address may guess twenty times in a quarter of an hour; the right key still works', async () => {
  const { key } = await keys().add('import script', server.clock.now())
  const seen: number[][] = []
  await withinOneMinute(async (round) => {
    const from = `198.51.100.${round}`
    const guesses = await Promise.all(Array.from({ length: 25 }, () => status('Bearer nck_wrong', from)))
    seen[0] = [401, 429].map((code) => guesses.filter((guess) => guess === code).length)
    seen[1] = [await status(`Bearer ${key}`, from), await status(undefined, from)]
  })

  expect(seen).toEqual([
    [20, 5],
    [200, 401],
  ])
  expect(await status('Bearer nck_wrong', '203.0.113.9')).toBe(401)
})
