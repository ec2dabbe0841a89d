import { expect, test } from 'vitest'
import { reportClientError } from '#contracts/client-errors.ts'
import { Failure } from '#contracts/failure.ts'
import { setUpTestServer, withinOneMinute, type Browser } from '#testing/server.ts'
import { testAccess } from '#testing/visitor-access.ts'

let chance = 1
const server = setUpTestServer({ chance: () => chance })
const fault = {
  type: 'client_error',
  message: 'x is undefined',
  stack: 'Error: x\n    at render (app.js:10:5)',
  componentStack: '\n    at Chat',
  url: 'http://localhost:3000/chat',
  userAgent: 'Browser 1.0',
  timestamp: '2026-11-15T12:00:00Z',
}
const report = (sender: Pick<Browser, 'send'>, changes: object = {}, remoteAddress = '127.0.0.1') =>
  sender.send({ method: 'POST', url: '/api/client-errors', payload: { ...fault, ...changes }, remoteAddress })

const rows = async () => (await server.stored()).client_errors ?? []

test('a fault in the page is kept with its stack and path, without the browser it came from', async () => {
  expect((await report(server.browser())).json()).toEqual({ success: true })
  expect(await rows()).toMatchObject([
    { message: 'x is undefined', stack: fault.stack, component_stack: '\n    at Chat', path: '/chat', count: 1 },
  ])
  expect(await server.stored()).not.toHaveProperty('principals')
  expect(JSON.stringify(await rows())).not.toContain('Browser 1.0')
})

test('addresses, queries, numbers and e-mails are taken out of everything that is kept (T-9.3)', async () => {
  const secret = 'maria.lopez@mail.example, (555) 010-1234, 5550101234, https://x.example/a?name=Maria&pin=4821'
  await report(server, {
    message: secret,
    stack: `Error: ${secret}\n    at f (https://x.example/app.js?v=Maria:1:2)`,
    componentStack: secret,
    url: 'https://x.example/chat/5550101234?name=Maria#Maria',
  })
  const stored = JSON.stringify(await rows())

  expect(stored).not.toMatch(/maria|lopez|555|1234|4821|010/i)
  expect(await rows()).toMatchObject([{ path: '/chat/[digits]' }])
})

test('the same fault from many people is one row with a count', async () => {
  const first = server.clock.now()
  await report(server.browser())
  server.clock.advance(1000)
  await report(server.browser(), { message: 'x is undefined, said otherwise', url: null })
  await report(server.browser(), { stack: 'Error: y\n    at other (app.js:99:1)' })

  const [twice, once] = (await rows()).toSorted((a, b) => b.count - a.count)
  expect(twice).toMatchObject({ count: 2, first_seen_at: first, last_seen_at: first + 1000 })
  expect(once).toMatchObject({ count: 1, first_seen_at: first + 1000, last_seen_at: first + 1000 })
})

test('without a stack faults are told apart by their message', async () => {
  await report(server, { stack: null, message: 'a' })
  await report(server, { stack: undefined, message: 'b' })

  expect(await rows()).toHaveLength(2)
})

test('a browser may report ten faults a minute; another one at its address is not held up (T-9.3)', async () => {
  const statuses: number[][] = []
  await withinOneMinute(async (round) => {
    const browser = server.browser()
    const replies = []
    for (let count = 0; count < 11; count += 1) replies.push(await report(browser))
    const other = await report(server.browser())
    statuses[round] = [...replies, other].map(({ statusCode }) => statusCode)
    const last = replies.at(-1)
    if (last?.statusCode === 429) expect(Failure.parse(last.json()).code).toBe('too_many_requests')
  })

  expect(statuses.at(-1)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 200])
})

test('past a thousand a day only one in twenty is kept, so that a new fault is still seen (T-9.3)', async () => {
  await report(server)
  await server.database.db.updateTable('limits').set({ n: 1000 }).where('k', '=', 'client-errors').execute()
  const sampled = async (drawn: number, message: string) => {
    chance = drawn
    expect((await report(server, { message, stack: null })).statusCode).toBe(200)
  }
  await sampled(0.06, 'not drawn')
  await sampled(0.04, 'drawn')

  expect((await rows()).map(({ message }) => message).toSorted()).toEqual(['drawn', 'x is undefined'])
})

test.each([
  ['over 8 KB', 413, { stack: 'x'.repeat(6000), componentStack: 'x'.repeat(3000) }],
  ['of another type', 400, { type: 'server_error' }],
  ['without a message', 400, { message: '' }],
])('a report %s is refused with %d and not kept', async (_what, status, changes) => {
  expect((await report(server, changes)).statusCode).toBe(status)
  expect(await server.stored()).toEqual({})
})

testAccess(server, reportClientError, 'apart', () => ({ body: { type: 'client_error', message: 'm' } }))
