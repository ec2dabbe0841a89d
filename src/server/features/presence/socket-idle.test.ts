import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { setUpTestServer, type TestServer } from '#testing/server.ts'
import { socketLimits } from './socket-limits.ts'

const hasty = setUpTestServer({ socketIdleCloseMs: 20 })
const off = setUpTestServer({ config: { presence: false } })

async function connect(server: TestServer): Promise<WebSocket> {
  const browser = server.browser()
  await browser.send({ method: 'GET', url: '/api/satisfaction-stats' })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const host = `127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  return new WebSocket(`ws://${host}/ws`, { headers: { origin: `http://${host}`, cookie: browser.cookie() ?? '' } })
}

test('a socket that says nothing is closed; in service that takes a minute (T-9.4)', async () => {
  const [code] = await once(await connect(hasty), 'close')

  expect(code).toBe(1001)
  expect(socketLimits.idleCloseMs).toBe(60_000)
})

test('where presence is off there is no socket to find', async () => {
  const [error] = await once(await connect(off), 'error')

  expect((error as Error).message).toMatch(/ 404$/)
})
