import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db/open.ts'
import { streamAnswer } from '#testing/compatible-model.ts'
import { createPostgresSchema, getTestEngine } from '#testing/db.ts'
import { setUpLoopbackServer } from '#testing/loopback-server.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'
import { testCookieKey } from '#testing/server.ts'
import { createStaffSession } from '#testing/staff.ts'

/** Only PostgreSQL is shared by processes: the embedded database belongs to one. */
describe.skipIf(getTestEngine() !== 'postgres')('two processes on one database', () => {
  const model = setUpLoopbackServer()
  const folders: string[] = []
  const processes: ServerProcess[] = []
  let addresses: string[] = []
  let admin = ''
  let url = ''
  let drop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const schema = await createPostgresSchema()
    drop = schema.drop
    url = schema.url
    const start = async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'two-'))
      folders.push(folder)
      const serverProcess = startServer({
        DATA_DIR: folder,
        DATABASE_URL: schema.url,
        COOKIE_KEY: testCookieKey.toString('base64'),
        AI_PROVIDER: 'compatible',
        AI_MODEL: 'm',
        AI_BASE_URL: model.base,
      })
      processes.push(serverProcess)
      return serverProcess.ready()
    }
    // Started in sequence: the first one loads the directory.
    addresses = [await start(), await start()]
    const { db, close } = await openDatabase({ kind: 'postgres', url: schema.url })
    admin = (await createStaffSession(db, Date.now(), { role: 'admin', organizationId: null })).cookie
    await close()
  })
  afterAll(async () => {
    for (const { child, ended } of processes) {
      child.kill('SIGKILL')
      await ended
    }
    for (const folder of folders) rmSync(folder, { recursive: true })
    await drop?.()
  })

  const send = (url: string, method: string, body: unknown, cookie = '') =>
    fetch(url, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    })

  async function visitor(): Promise<string> {
    const reply = await send(`${addresses[0]}/api/sessions`, 'POST', { id: 'fp_abc' })
    return reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }

  async function fetchAnswers(cookie: string): Promise<string[]> {
    const messages = [{ role: 'user', content: 'How do I get a free phone?' }]
    const replies = await Promise.all(
      addresses.map(async (address) => {
        const reply = await send(`${address}/api/reggie`, 'POST', { messages, language: 'en' }, cookie)
        expect(reply.status).toBe(200)
        return ((await reply.json()) as { reply: string }).reply
      }),
    )
    return replies
  }

  test('the kill switch thrown at one holds for the very next answer of both, and so does its end', async () => {
    model.answer((response) => streamAnswer(response, 'You can ask for a free phone. Ask at your library.'))
    const person = await visitor()
    for (const answer of await fetchAnswers(person)) expect(answer).toContain('Ask at your library.')
    expect(model.requests).toHaveLength(2)

    const off = { value: { mode: 'templates', reason: 'It spoke nonsense.' }, version: 0 }
    expect((await send(`${addresses[0]}/api/admin/chat/mode`, 'PUT', off, admin)).status).toBe(200)
    for (const answer of await fetchAnswers(person)) expect(answer).not.toContain('Ask at your library.')
    expect(model.requests).toHaveLength(2)

    const on = { value: { mode: 'full', reason: 'Mended.' }, version: 1 }
    expect((await send(`${addresses[1]}/api/admin/chat/mode`, 'PUT', on, admin)).status).toBe(200)
    for (const answer of await fetchAnswers(person)) expect(answer).toContain('Ask at your library.')
  })

  test('a third one with keys of its own does not start, and leaves no key behind', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'two-'))
    folders.push(folder)
    const third = startServer({ DATA_DIR: folder, DATABASE_URL: url })
    processes.push(third)

    expect(await third.ended).toBe(1)
    expect(third.stderr()).toMatch(/^[^\n]+ set (?:COOKIE_KEY and DATA_KEY|DATA_KEY to that key)[^\n]*\.\n$/)
    expect(existsSync(path.join(folder, 'keys.json'))).toBe(false)
  })
})
