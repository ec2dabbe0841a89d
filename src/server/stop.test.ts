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

/** Keeps its connections open like a browser. */
const agent = new Agent({ keepAlive: true })

/** The process opens its own database, the embedded one, whatever engine the suite runs on. */
describe.skipIf(getTestEngine() !== 'sqlite')('on a stop signal the server', () => {
  /** One for all: only the first start has to load the directory. */
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stop-'))
  let server: ServerProcess
  let address = ''
  beforeEach(async () => {
    server = startServer({ DATA_DIR: dataDir })
    address = await server.ready()
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

  /** A call whose headers the server has read and whose body it is waiting for. */
  async function callUnderWay(length: number): Promise<ClientRequest> {
    const headers = { 'content-type': 'application/json', 'content-length': length, expect: '100-continue' }
    const call = request(`${address}/api/action-plans`, { method: 'POST', headers, agent })
    call.flushHeaders()
    await once(call, 'continue')
    return call
  }

  async function expectEnd(code: number): Promise<void> {
    const began = Date.now()
    expect(await server.ended).toBe(code)
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(server.stderr()).toBe('')
  }

  test('leaves at once when nothing is under way', async () => {
    server.child.kill('SIGTERM')

    await expectEnd(0)
  })

  test('takes nothing new, finishes the call that is under way, and then leaves', async () => {
    const body = JSON.stringify({ sessionId: 'fp_abc', title: 'Call the clinic' })
    const call = await callUnderWay(body.length)
    await stop('SIGINT')
    call.end(body)
    const [response] = (await once(call, 'response')) as [IncomingMessage]

    expect(response.statusCode).toBe(200)
    expect(await json(response)).toMatchObject({ success: true, actionPlan: { title: 'Call the clinic' } })
    await expectEnd(0)
  })

  test('leaves at the second signal when a call does not end', async () => {
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
