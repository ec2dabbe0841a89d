import { expect, test } from 'vitest'
import { Failure } from '#contracts/failure.ts'
import { trackOrganization } from '#contracts/organizations.ts'
import { setUpTestServer, withinOneMinute } from '#testing/server.ts'
import { mark, testAccess } from '#testing/visitor-access.ts'
import { organizationsRepository } from './repository.ts'

const server = setUpTestServer()
const add = (name: string, isConfidential = false) =>
  organizationsRepository(server.database.db).add({ name, isConfidential }, server.clock.now())
const track = (code: string, options: { remoteAddress?: string; language?: string } = {}) =>
  server.send({
    method: 'GET',
    url: `/api/organizations/track/${code}`,
    ...(options.remoteAddress ? { remoteAddress: options.remoteAddress } : {}),
    headers: { 'accept-language': options.language ?? 'en' },
  })

test('a tracking code leads to its organization, in whatever case it was typed', async () => {
  const { id, trackingCode } = await add('Second Start')

  expect((await track(trackingCode)).json()).toEqual({ id, name: 'Second Start' })
  expect((await track(trackingCode.toUpperCase())).json()).toEqual({ id, name: 'Second Start' })
})

test('codes are at least eight base-32 characters and no two are alike (T-8.4)', async () => {
  const codes = await Promise.all(Array.from({ length: 20 }, async () => (await add('Any')).trackingCode))

  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{8,}$/)
  expect(new Set(codes).size).toBe(20)
})

test.each([
  ['en', 'A local partner'],
  ['es', 'Una organización local'],
])('an organization at a confidential address is never named: in %s it is "%s" (T-8.4)', async (language, name) => {
  const { id, trackingCode } = await add('Safe House', true)

  expect((await track(trackingCode, { language })).json()).toEqual({ id, name })
})

test('an unknown code is not found, a misshapen one is refused', async () => {
  expect((await track('abcdefgh')).statusCode).toBe(404)
  expect((await track('short')).statusCode).toBe(400)
  expect((await track('abcdefg1')).statusCode).toBe(400)
})

test('an address may look up sixty codes a minute, found or not; another address is not held up (T-8.4)', async () => {
  const { trackingCode } = await add('Second Start')
  const seen: number[][] = []
  await withinOneMinute(async (round) => {
    const from = { remoteAddress: `192.0.2.${round}` }
    const replies = await Promise.all(Array.from({ length: 61 }, () => track('abcdefgh', from)))
    const last = await track(trackingCode, from)
    seen[0] = [404, 429].map((status) => replies.filter(({ statusCode }) => statusCode === status).length)
    seen[1] = [last.statusCode, Number(last.headers['retry-after'])]
    Failure.parse(last.json())
  })

  expect(seen).toEqual([
    [60, 1],
    [429, 60],
  ])
  expect((await track(trackingCode, { remoteAddress: '198.51.100.1' })).statusCode).toBe(200)
})

test('the count of an address does not tell the address', async () => {
  await track('abcdefgh', { remoteAddress: '192.0.2.77' })

  expect((await server.stored()).limits).toHaveLength(1)
  expect(JSON.stringify(await server.stored())).not.toContain('192.0.2')
})

testAccess(server, trackOrganization, 'public', async () => ({ params: { code: (await add(mark)).trackingCode } }))
