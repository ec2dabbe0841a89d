import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testEngine } from '#testing/db.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'

let dataDir = ''
let server: ServerProcess
let address = ''
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'stop-'))
  server = startServer({ DATA_DIR: dataDir })
  address = await server.ready()
})
afterEach(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(dataDir, { recursive: true })
})

async function expectQuickEnd(code: number): Promise<void> {
  const began = Date.now()
  expect(await server.ended).toBe(code)
  expect(Date.now() - began).toBeLessThan(10_000)
}

describe.skipIf(testEngine() !== 'sqlite')('on a stop signal the server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('leaves at once when nothing is under way (%s)', async (signal) => {
    server.child.kill(signal)

    await expectQuickEnd(0)
    expect(server.stderr()).toBe('')
  })

  test('takes no new connection, but finishes the call that is under way and keeps what it wrote', async () => {
    const body = JSON.stringify({ sessionId: 'fp_abc', title: 'Call the clinic' })
    const call = request(`${address}/api/action-plans`, {
      method: 'POST', headers: { 'content-type': 'application/json', 'content-length': body.length },
    })
    call.write(body.slice(0, 10))
    await once(call, 'socket').then(([socket]) => socket.connecting ? once(socket, 'connect') : undefined)
    server.child.kill('SIGTERM')
    await refusesConnections()
    call.end(body.slice(10))
    const [response] = await once(call, 'response')

    expect(response.statusCode).toBe(200)
    expect(await json(response)).toMatchObject({ success: true, actionPlan: { title: 'Call the clinic' } })
    await expectQuickEnd(0)
  })

  test('does not wait for ever for a call that never ends', async () => {
    const call = request(`${address}/api/action-plans`, {
      method: 'POST', headers: { 'content-type': 'application/json', 'content-length': 100 },
    })
    call.on('error', () => undefined)
    call.write('{')
    await once(call, 'socket').then(([socket]) => socket.connecting ? once(socket, 'connect') : undefined)
    server.child.kill('SIGTERM')
    await refusesConnections()
    server.child.kill('SIGTERM')

    await expectQuickEnd(1)
  })
})

/** Resolves when nobody can connect any more. */
async function refusesConnections(): Promise<void> {
  for (;;) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const isOpen = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)])
    socket.destroy()
    if (!isOpen) return
  }
}
