import { expect, test } from 'vitest'
import { clearDevice, setDeviceMode } from '#contracts/device.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

const server = setUpTestServer()
const say = (sender: Pick<Browser, 'send'>, mode: string) =>
  sender.send({ method: 'PUT', url: '/api/device', payload: { mode } })
const clear = (sender: Pick<Browser, 'send'>) => sender.send({ method: 'POST', url: '/api/device/clear' })
const addTask = (sender: Pick<Browser, 'send'>) =>
  sender.send({ method: 'POST', url: '/api/action-plans', payload: { sessionId: 'fp_abc', title: 'Call' } })
const tasks = async (sender: Pick<Browser, 'send'>, headers: Record<string, string> = {}) =>
  (await sender.send({ method: 'GET', url: '/api/action-plans/fp_abc', headers })).json().actionPlans

test('on an own device the cookie stays for half a year', async () => {
  const reply = await say(server.browser(), 'own')

  expect(reply.json()).toEqual({ success: true })
  expect(reply.cookies).toMatchObject([{ name: 'sid', maxAge: 180 * 24 * 60 * 60 }])
  expect((await server.stored()).principals).toMatchObject([{ kind: 'own' }])
})

test('on a shared device the cookie ends with the browser, even if that is all it ever said (T-1.6)', async () => {
  const reply = await say(server.browser(), 'shared')

  expect(reply.cookies).toHaveLength(1)
  expect(reply.cookies[0]).not.toHaveProperty('maxAge')
  expect(reply.cookies[0]).not.toHaveProperty('expires')
  expect((await server.stored()).principals).toMatchObject([{ kind: 'shared' }])
})

test('saying whose device it is keeps the browser and what is its own', async () => {
  const browser = server.browser()
  await addTask(browser)
  const before = browser.cookie()
  await say(browser, 'shared')

  expect(browser.cookie()).toBe(before)
  expect(await tasks(browser)).toHaveLength(1)
})

test('a dead or made-up token is never handed back', async () => {
  const browser = server.browser()
  await addTask(browser)
  const dead = browser.cookie()
  server.clock.advance(25 * 60 * 60 * 1000)
  await say(browser, 'own')
  expect(browser.cookie()).not.toBe(dead)

  const headers = { cookie: 'sid=made.up.token', 'sec-fetch-site': 'same-origin' }
  const reply = await server.send({ method: 'PUT', url: '/api/device', payload: { mode: 'own' }, headers })
  expect(reply.cookies).toHaveLength(1)
  expect(reply.cookies[0]?.value).not.toBe('made.up.token')
})

test('the browser cannot declare itself "not asked" again', async () => {
  expect((await say(server.browser(), 'unasked')).statusCode).toBe(400)
})

test('clearing the device erases all that was this browser’s, its cookie, storage and caches (T-5.5)', async () => {
  const browser = server.browser()
  await addTask(browser)
  await browser.send({ method: 'POST', url: '/api/sessions', payload: { id: 'fp_abc' } })
  const payload = { sessionId: 'fp_abc', type: 'action-plan', rating: 5, voteType: 'thumbs_up', context: 'a' }
  for (const url of ['/api/feedback', '/api/satisfaction-vote']) await browser.send({ method: 'POST', url, payload })
  const reply = await clear(browser)

  expect(reply.json()).toEqual({ success: true })
  expect(reply.headers['clear-site-data']).toBe('"cache", "cookies", "storage"')
  expect(reply.cookies).toMatchObject([{ name: 'sid', value: '', path: '/' }])
  expect(Object.keys(await server.stored())).toEqual(['principals'])
})

test('after clearing, the old token is dead: it opens nothing and is never anybody’s key again (T-1.5)', async () => {
  const browser = server.browser()
  await addTask(browser)
  const old = browser.cookie() ?? ''
  await clear(browser)
  const headers = { cookie: old, 'sec-fetch-site': 'same-origin' }
  const reply = await server.send({
    method: 'POST',
    url: '/api/action-plans',
    payload: { sessionId: 'fp_abc', title: 'Mine' },
    headers,
  })

  expect(reply.cookies).toHaveLength(1)
  expect(await tasks(server, headers)).toEqual([])
})

test('clearing leaves other browsers alone', async () => {
  const [leaving, staying] = [server.browser(), server.browser()]
  await addTask(leaving)
  await addTask(staying)
  await clear(leaving)

  expect(await tasks(staying)).toHaveLength(1)
})

test('clearing twice, or with nothing to clear, is no error', async () => {
  const browser = server.browser()
  await addTask(browser)
  const headers = { cookie: browser.cookie() ?? '', 'sec-fetch-site': 'same-origin' }
  const both = await Promise.all([0, 1].map(() => server.send({ method: 'POST', url: '/api/device/clear', headers })))

  for (const reply of [...both, await clear(server.browser()), await clear(server)]) expect(reply.statusCode).toBe(200)
})

testAccess(server, setDeviceMode, 'apart', () => ({ body: { mode: 'own' } }))
testAccess(server, clearDevice, 'apart', () => ({}))
