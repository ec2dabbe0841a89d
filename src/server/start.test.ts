import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testEngine } from '#testing/db.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'

const started: ServerProcess[] = []
let dataDir = ''
const start = (env: Record<string, string> = {}, options: { asNobody?: boolean } = {}) => {
  const server = startServer({ DATA_DIR: dataDir, ...env }, options)
  started.push(server)
  return server
}

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'start-'))
})
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
  chmodSync(dataDir, 0o700)
  rmSync(dataDir, { recursive: true })
})

async function expectOneSentence(server: ServerProcess, sentence: RegExp): Promise<void> {
  expect(await server.ended).toBe(1)
  expect(server.stderr()).toMatch(sentence)
  expect(server.stderr().trimEnd().split('\n')).toHaveLength(1)
  expect(server.stdout() + server.stderr()).not.toMatch(/^\s+at /m)
  expect(server.stdout()).toBe('')
}

/** The process opens its own database, the embedded one, whatever the suite runs on. */
describe.skipIf(testEngine() !== 'sqlite')('the server process', () => {
  test('says one line with its address, keeps its keys to itself, and warns that plain http has no secure cookies', async () => {
    const server = start()
    const address = await server.ready()

    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(statSync(path.join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600)
    expect(server.stdout()).toMatch(/"level":"warn","event":"plain http/)
    expect(server.stderr()).toBe('')
  })

  test('on a port in use stops with one sentence', async () => {
    const squatter = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => squatter.once('listening', resolve))
    const { port } = squatter.address() as AddressInfo
    await expectOneSentence(start({ PORT: String(port) }), new RegExp(`^Port ${port} is already in use; .+\\.$`, 'm'))
    squatter.close()
  })

  test('on an address that is not this machine’s stops with one sentence', async () => {
    await expectOneSentence(start({ HOST: '192.0.2.1' }), /^Cannot listen on 192\.0\.2\.1 port 0; .+\.$/m)
  })

  test('on a folder another process works in stops with one sentence, and the first works on', async () => {
    const first = start()
    const address = await first.ready()
    await expectOneSentence(start(), /^The data folder .+ is in use by another process\. .+\.$/m)

    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  test('on a folder it may not write to stops with one sentence and leaves nothing there', async () => {
    chmodSync(dataDir, 0o555)
    await expectOneSentence(start({}, { asNobody: true }), /^The data folder .+ cannot be used: .+\.$/m)

    expect(existsSync(path.join(dataDir, 'keys.json'))).toBe(false)
  })

  test('on a file where the folder should be stops with one sentence', async () => {
    const file = path.join(dataDir, 'file')
    writeFileSync(file, '')
    await expectOneSentence(start({ DATA_DIR: file }), /^The data folder .+ cannot be used: .+\.$/m)
  })

  test.each([
    ['PORT', 'many', /^PORT must be a number/m],
    ['COOKIE_KEY', 'short', /^COOKIE_KEY must hold 32 random bytes/m],
    ['DATABASE_URL', 'mysql://app:secret@db/x', /^DATABASE_URL must be a postgres:\/\/ address/m],
    ['DATABASE_URL', 'postgres://app:secret@127.0.0.1:1/x', /^The PostgreSQL database at 127\.0\.0\.1:1\/x cannot be used: .+\.$/m],
  ])('with %s=%s stops with one sentence that tells no secret', async (name, value, sentence) => {
    const server = start({ [name]: value })
    await expectOneSentence(server, sentence)

    expect(server.stderr()).not.toContain('secret')
  })

  test('whose key was lost does not start, so that nobody loses what is theirs', async () => {
    const first = start()
    const address = await first.ready()
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    await fetch(`${address}/api/action-plans`, { method: 'POST', headers, body: '{"sessionId":"a","title":"x"}' })
    first.child.kill('SIGTERM')
    await first.ended
    rmSync(path.join(dataDir, 'keys.json'))

    await expectOneSentence(start(), /^The database holds rows made with a key that is missing; .+\.$/m)
    expect(existsSync(path.join(dataDir, 'keys.json'))).toBe(false)
  })
})
