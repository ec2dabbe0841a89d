import { expect, test } from 'vitest'
import { listChatScenarios, traceChat } from '#contracts/chat-trace.ts'
import { Failure } from '#contracts/failure.ts'
import { adminKeysRepository } from '#server/features/admin-keys/repository.ts'
import { setUpTestServer } from '#testing/server.ts'

const server = setUpTestServer({ config: { demo: true } })
const list = { method: 'GET', url: '/api/admin/chat/scenarios' } as const
const trace = (payload: object) => ({ method: 'POST', url: '/api/admin/chat/trace', payload }) as const
const own = { messages: [{ role: 'user', content: 'Where can I eat?' }] }

test('where DEMO is on anyone may see and play the canned dialogues', async () => {
  const browser = server.browser()
  const { canAsk, scenarios } = listChatScenarios.reply.parse((await browser.send(list)).json())
  const played = traceChat.reply.parse((await browser.send(trace({ scenario: scenarios[0]?.id }))).json())

  expect(canAsk).toBe(false)
  expect(played.verdict?.isMet).toBe(true)
})

test('own words stay with administrators', async () => {
  const reply = await server.browser().send(trace(own))

  expect([reply.statusCode, Failure.parse(reply.json()).code]).toEqual([401, 'unauthorized'])
  const { key } = await adminKeysRepository(server.database.db).add('test', server.clock.now())
  const headers = { authorization: `Bearer ${key}` }
  expect((await server.send({ ...trace(own), headers })).statusCode).toBe(200)
  expect((await server.send({ ...list, headers })).json()).toMatchObject({ canAsk: true })
})

test('a wrong key is refused here too', async () => {
  const reply = await server.send({ ...list, headers: { authorization: 'Bearer nck_wrong' } })

  expect(reply.statusCode).toBe(401)
})

test('every other call of administrators stays closed', async () => {
  for (const url of ['/api/admin/imports', '/api/admin/exports?format=csv']) {
    expect((await server.browser().send({ method: 'GET', url })).statusCode).toBe(401)
  }
})
