import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueToken } from '#server/platform/crypto/token.ts'
import { testCookieKey, setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer({ config: { trustedProxies: ['10.0.0.1'] } })
const task = { method: 'POST', url: '/api/action-plans', payload: { sessionId: 'fp_abc', title: 'Call' } } as const
const list = { method: 'GET', url: '/api/action-plans/fp_abc' } as const
const overTls = { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-proto': 'https' } }
const ownDeviceSeconds = 180 * 24 * 60 * 60

test('a browser gets a cookie no script can read, sent to our own pages only (T-1.1)', async () => {
  const reply = await server.browser().send(list)

  expect(reply.cookies).toEqual([
    { name: 'sid', value: expect.any(String), path: '/', httpOnly: true, sameSite: 'Lax', maxAge: ownDeviceSeconds },
  ])
})

test('over TLS the cookie has the __Host- name and is marked secure (T-1.1)', async () => {
  const reply = await server.browser().send({ ...list, ...overTls })

  expect(reply.cookies).toEqual([
    {
      name: '__Host-sid',
      value: expect.any(String),
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      maxAge: ownDeviceSeconds,
    },
  ])
})

test('who claims TLS without being a trusted proxy is not believed', async () => {
  const reply = await server.browser().send({ ...list, ...overTls, remoteAddress: '10.0.0.2' })

  expect(reply.cookies.map(({ name }) => name)).toEqual(['sid'])
})

test('a browser that has its cookie gets no other', async () => {
  const browser = server.browser()
  await browser.send(list)

  expect((await browser.send(list)).cookies).toEqual([])
})

test('a first look writes nothing to the database', async () => {
  await server.browser().send(list)

  expect(await server.stored()).toEqual({})
})

test('only the SHA-256 of 32 random bytes is stored, never the cookie (T-1.1)', async () => {
  const browser = server.browser()
  await browser.send(task)
  await browser.send(task)
  const token = browser.cookie()?.split('=')[1] ?? ''
  const secret = Buffer.from(token.split('.')[0] ?? '', 'base64url')
  const stored = await server.stored()

  expect(secret).toHaveLength(32)
  expect(stored.principals).toMatchObject([{ token_hash: createHash('sha256').update(secret).digest('hex') }])
  expect(JSON.stringify(stored)).not.toContain(token.split('.')[0])
})

const secret = Buffer.alloc(32, 7).toString('base64url')
test.each([
  ['made up', `${secret}.${(0).toString(36)}.${Buffer.alloc(16).toString('base64url')}`],
  ['without a seal', secret],
  ['sealed with another key', issueToken(Buffer.alloc(32, 9), Date.UTC(2026, 10, 15, 12)).text],
  ['with a later date under the same seal', issueToken(testCookieKey, 0).text.replace(/\.0\./, '.zzzzzzzz.')],
])('a token %s opens nothing and is replaced', async (_what, forged) => {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `sid=${forged}` }
  const reply = await server.send({ ...task, headers })

  expect(reply.cookies).toMatchObject([{ name: 'sid' }])
  expect(reply.cookies[0]?.value).not.toBe(forged)
  const again = await server.send({ ...list, headers })
  expect(again.json().actionPlans).toEqual([])
})

test('two calls of a new browser at the same moment make one row', async () => {
  const browser = server.browser()
  await browser.send(list)
  await Promise.all([browser.send(task), browser.send(task), browser.send(task)])

  expect((await server.stored()).principals).toHaveLength(1)
})

test('what a request says about itself decides nothing (T-1.7)', async () => {
  const owner = server.browser()
  await owner.send(task)
  const [row] = (await server.stored()).principals ?? []
  const id = row?.id ?? ''
  const claims = { 'x-session-id': id, 'x-user-id': id, authorization: `Bearer ${id}` }
  const url = `${list.url}?userId=${id}&userType=admin`
  const reply = await server.browser().send({ ...list, url, headers: claims })

  expect(reply.json().actionPlans).toEqual([])
})
