import { expect, test } from 'vitest'
import { eraseExpired } from '#server/features/retention/commands/erase-expired.ts'
import { retentionRules } from '#domain/retention.ts'
import { setUpTestServer, type Browser } from '#testing/server.ts'

const server = setUpTestServer()
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const task = { method: 'POST', url: '/api/action-plans', payload: { sessionId: 'fp_abc', title: 'Call' } } as const
const list = { method: 'GET', url: '/api/action-plans/fp_abc' } as const

async function browserWithTask(mode?: 'own' | 'shared'): Promise<Browser> {
  const browser = server.browser()
  await browser.send(task)
  if (mode) await browser.send({ method: 'PUT', url: '/api/device', payload: { mode } })
  return browser
}

const tasksSeenBy = async (browser: Browser) => (await browser.send(list)).json().actionPlans.length

test.each([
  ['not asked yet', undefined, dayMs],
  ['own', 'own', 30 * dayMs],
  ['shared', 'shared', 30 * minuteMs],
] as const)(
  'with a device that is %s a browser is remembered up to its idle limit (T-1.6)',
  async (_, mode, idleMs) => {
    const [inTime, late] = [await browserWithTask(mode), await browserWithTask(mode)]

    server.clock.advance(idleMs)
    expect(await tasksSeenBy(inTime)).toBe(1)

    server.clock.advance(1)
    expect(await tasksSeenBy(late)).toBe(0)
  },
)

test.each([
  ['an own', 'own', 180 * dayMs, 29 * dayMs],
  ['a shared', 'shared', dayMs, 29 * minuteMs],
] as const)('%s device that is always in use is forgotten in the end (T-1.6)', async (_, mode, totalMs, stepMs) => {
  const browser = await browserWithTask(mode)
  for (let age = stepMs; age <= totalMs; age += stepMs) {
    server.clock.advance(stepMs)
    expect(await tasksSeenBy(browser)).toBe(1)
  }
  server.clock.advance(stepMs)

  expect(await tasksSeenBy(browser)).toBe(0)
})

test('a browser that stayed away too long gets a new cookie, starts empty, and its old token stays dead', async () => {
  const browser = await browserWithTask()
  const old = browser.cookie() ?? ''
  server.clock.advance(dayMs + 1)
  const reply = await browser.send(task)

  expect(browser.cookie()).not.toBe(old)
  expect(reply.cookies).toHaveLength(1)
  expect(await tasksSeenBy(browser)).toBe(1)
  const withOld = await server.send({ ...list, headers: { cookie: old } })
  expect(withOld.json().actionPlans).toEqual([])
})

test('a token is not born again when its erased row is forgotten', async () => {
  const browser = await browserWithTask()
  const old = browser.cookie() ?? ''
  server.clock.advance(31 * dayMs)
  for (const rule of retentionRules) await eraseExpired(server.database, rule, server.clock.now())
  expect(await server.stored()).not.toHaveProperty('principals')
  const reply = await server.send({ ...task, headers: { cookie: old, 'sec-fetch-site': 'same-origin' } })

  expect(reply.cookies).toHaveLength(1)
  expect((await server.send({ ...list, headers: { cookie: old } })).json().actionPlans).toEqual([])
})

test('being still here is noted, but not with a write for every call', async () => {
  const browser = await browserWithTask()
  const seenAt = async () => (await server.stored()).principals?.map((row) => row.last_seen_at)
  const first = server.clock.now()

  server.clock.advance(minuteMs - 1)
  await browser.send(list)
  expect(await seenAt()).toEqual([first])

  server.clock.advance(1)
  await browser.send(list)
  expect(await seenAt()).toEqual([first + minuteMs])
})
