import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTestEngine } from '#testing/db.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'

const plan = {
  location: 'Kern County, California',
  selectedNeeds: 'housing,jobs',
  responses: {
    urgent_need: 'a place to sleep and a job',
    biggest_challenge: 'no ID and a record',
    strengths: 'I can weld',
    support_system: 'my sister',
    goals_3_months: 'an apartment',
  },
}
const search = { location: { state: 'CA', county: 'Kern County' }, needs: { housing: true } }
const fewEnough = 30

/** The process opens its own database, the embedded one, whatever engine the suite runs on. */
describe.skipIf(getTestEngine() !== 'sqlite')('on a stop signal the server', () => {
  /** One for all: only the first start has to load the directory. */
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stop-'))
  /** Keeps its connections open like a browser. */
  let agent: Agent
  let server: ServerProcess
  let address = ''
  async function start(env: Record<string, string> = {}): Promise<void> {
    server = startServer({ DATA_DIR: dataDir, ...env })
    address = await server.ready()
  }
  beforeEach(() => {
    agent = new Agent({ keepAlive: true })
  })
  afterEach(async () => {
    agent.destroy()
    server.child.kill('SIGKILL')
    await server.ended
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  async function stop(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
    server.child.kill(signal)
    while (await isConnectable(Number(new URL(address).port))) await new Promise(setImmediate)
  }

  function post(route: string, length: number): ClientRequest {
    const headers = { 'content-type': 'application/json', 'content-length': length }
    return request(`${address}${route}`, { method: 'POST', headers, agent })
  }

  /** A call whose headers the server has read and whose body it is waiting for. */
  async function callUnderWay(length: number): Promise<ClientRequest> {
    const call = post('/api/action-plans', length)
    call.setHeader('expect', '100-continue')
    call.flushHeaders()
    await once(call, 'continue')
    return call
  }

  /** A call that has left this process: the server may not even have accepted its connection. */
  async function send(route: string, body: object): Promise<ClientRequest> {
    const text = JSON.stringify(body)
    const call = post(route, text.length)
    const sent = once(call, 'finish')
    call.end(text)
    await sent
    return call
  }

  async function getStatus(route: string): Promise<number> {
    const reply = await fetch(`${address}${route}`, { headers: { connection: 'close' } })
    await reply.arrayBuffer()
    return reply.status
  }

  /** A process that had to be cut off at the limit ends with 1 as well, but says so in the log. */
  async function expectEnd(code: number): Promise<void> {
    expect(await server.ended).toBe(code)
    expect(server.stderr()).toBe('')
    expect(server.stdout()).not.toContain('stop took too long')
  }

  test('leaves at once when nothing is under way', async () => {
    await start()
    server.child.kill('SIGTERM')

    await expectEnd(0)
  })

  test('takes nothing new, finishes the call that is under way, and then leaves', async () => {
    await start()
    const body = JSON.stringify({ sessionId: 'fp_abc', title: 'Call the clinic' })
    const call = await callUnderWay(body.length)
    await stop('SIGINT')
    call.end(body)
    const [response] = (await once(call, 'response')) as [IncomingMessage]

    expect(response.statusCode).toBe(200)
    expect(await json(response)).toMatchObject({ success: true, actionPlan: { title: 'Call the clinic' } })
    await expectEnd(0)
  })

  test.each([
    ['plans', '/api/generate-action-plan', plan],
    ['searches', '/api/search-resources', search],
  ])('answers all %s that were sent before it, even those whose connection still waits', async (_, route, body) => {
    await start()
    const calls = await Promise.all(Array.from({ length: fewEnough }, () => send(route, body)))
    const answers = Promise.all(calls.map((call) => once(call, 'response') as Promise<[IncomingMessage]>))
    server.child.kill('SIGTERM')
    const replies = (await answers).map(([reply]) => reply)

    expect(await Promise.all(replies.map(async (reply) => [reply.statusCode, await json(reply)]))).toEqual(
      Array.from({ length: fewEnough }, () => [200, expect.objectContaining({ success: true })]),
    )
    await expectEnd(0)
  })

  test('tells the load balancer first, and answers whoever still comes until the grace is over', async () => {
    await start({ STOP_GRACE_SECONDS: '60' })
    // So that this connection is one that the server keeps.
    const before = await once(await send('/api/search-resources', search), 'response')
    await json(before[0] as IncomingMessage)
    expect(await getStatus('/readyz')).toBe(200)
    server.child.kill('SIGTERM')
    await expect.poll(() => getStatus('/readyz')).toBe(503)
    const [reply] = (await once(await send('/api/search-resources', search), 'response')) as [IncomingMessage]

    expect(reply.statusCode).toBe(200)
    expect(await json(reply)).toMatchObject({ success: true })
    expect([before[0].headers.connection, reply.headers.connection]).toEqual(['keep-alive', 'close'])
    expect(await getStatus('/healthz')).toBe(200)
    server.child.kill('SIGTERM')
    await expectEnd(1)
  })

  test('closes the port after the grace, with whoever keeps a connection and asks nothing', async () => {
    await start({ STOP_GRACE_SECONDS: '1' })
    const [reply] = (await once(await send('/api/search-resources', search), 'response')) as [IncomingMessage]
    const closed = once(reply.socket, 'close')
    await json(reply)
    await stop('SIGTERM')

    await closed
    await expectEnd(0)
  })

  test('leaves at the second signal when a call does not end', async () => {
    await start()
    const call = await callUnderWay(100)
    call.on('error', () => undefined)
    await stop('SIGTERM')
    server.child.kill('SIGTERM')

    await expectEnd(1)
  })
})

function isConnectable(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => answer(true)).once('error', () => answer(false))
  })
}
