import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordKey } from '#server/platform/db/key-fingerprints.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { getTestEngine } from '#testing/db.ts'
import { startServer, type ServerProcess } from '#testing/server-process.ts'

const randomKey = () => randomBytes(32).toString('base64')
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'start-'))

/** The process opens its own database, the embedded one, whatever engine the suite runs on. */
describe.skipIf(getTestEngine() !== 'sqlite')('a server process', () => {
  const home = newFolder()
  let first: ServerProcess
  let address = ''
  let dataDir = ''
  let tried: ServerProcess | undefined

  beforeAll(async () => {
    first = startServer({ DATA_DIR: home })
    address = await first.ready()
  })
  beforeEach(() => {
    dataDir = newFolder()
  })
  afterEach(async () => {
    tried?.child.kill('SIGKILL')
    await tried?.ended
    tried = undefined
    rmSync(dataDir, { recursive: true })
  })
  afterAll(async () => {
    first.child.kill('SIGKILL')
    await first.ended
    rmSync(home, { recursive: true })
  })

  async function expectOneSentence(env: Record<string, string>, sentence: RegExp, asNobody = false): Promise<void> {
    tried = startServer({ DATA_DIR: dataDir, ...env }, { asNobody })
    expect(await tried.ended).toBe(1)
    expect(tried.stderr()).toMatch(sentence)
    expect(tried.stderr().trimEnd()).not.toMatch(/\n|^\s+at |secret/)
    expect(tried.stdout()).toBe('')
  }

  test('says its address, keeps its key to itself, and warns that plain http has no secure cookies', async () => {
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(statSync(path.join(home, 'keys.json')).mode & 0o777).toBe(0o600)
    expect(first.stdout()).toMatch(/"level":"warn","event":"plain http/)
    expect(first.stdout()).toMatch(/^Next Chapter is ready: http:\/\/127\.0\.0\.1:\d+$/m)
    expect(first.stderr()).toBe('')
  })

  test('on a folder another one works in stops with one sentence, and the first works on', async () => {
    await expectOneSentence({ DATA_DIR: home }, /^The data folder .+ is in use by another process\. .+\.$/m)

    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  test('on a port in use stops with one sentence', async () => {
    const { port } = new URL(address)
    await expectOneSentence({ PORT: port }, new RegExp(`^Port ${port} is already in use; .+\\.$`, 'm'))
  })

  test('on an address that is not this machine’s stops with one sentence', async () => {
    await expectOneSentence({ HOST: '192.0.2.1' }, /^Cannot listen on 192\.0\.2\.1 port 0; .+\.$/m)
  })

  test('on a folder it may not write to stops with one sentence and leaves nothing there', async () => {
    chmodSync(dataDir, 0o555)
    await expectOneSentence({}, /^The data folder .+ cannot be used: .+\.$/m, true)

    expect(existsSync(path.join(dataDir, 'keys.json'))).toBe(false)
  })

  test.each([
    ['PORT', 'many', /^PORT must be a number .+\.$/m],
    ['DATABASE_URL', 'postgres://me:secret@127.0.0.1:port/x', /^DATABASE_URL must be a postgres:\/\/ address.+\.$/m],
  ])('with %s=%s stops with one sentence that tells no secret', async (name, value, sentence) => {
    await expectOneSentence({ [name]: value }, sentence)
  })

  test('killed while it loads the directory leaves nothing half done, and no harm to the next start', async () => {
    tried = startServer({ DATA_DIR: dataDir })
    const log = path.join(dataDir, 'next-chapter.db-wal')
    await expect.poll(() => (existsSync(log) ? statSync(log).size : 0)).toBeGreaterThan(10_000_000)
    tried.child.kill('SIGKILL')
    await tried.ended

    const { db, close } = await openDatabase({ kind: 'sqlite', file: path.join(dataDir, 'next-chapter.db') })
    expect(await db.selectFrom('listings').select('id').limit(1).execute()).toEqual([])
    expect(await db.selectFrom('directory_versions').selectAll().execute()).toEqual([])
    const indexes = await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(db)
    expect(indexes.rows).toContainEqual({ name: 'listings_by_phone_key' })
    await close()
  })

  test('with other keys than its database was made with stops with one sentence that says which to set', async () => {
    const keys = { COOKIE_KEY: randomKey(), DATA_KEY: randomKey() }
    const { db, close } = await openDatabase({ kind: 'sqlite', file: path.join(dataDir, 'next-chapter.db') })
    await recordKey(db, 'cookie', Buffer.from(keys.COOKIE_KEY, 'base64'))
    await recordKey(db, 'data', Buffer.from(keys.DATA_KEY, 'base64'))
    await close()

    await expectOneSentence({ ...keys, DATA_KEY: randomKey() }, /^This database .+; set DATA_KEY to that key, .+\.$/m)
    await expectOneSentence(
      { ...keys, COOKIE_KEY: randomKey() },
      /^COOKIE_KEY is not .+; set it to that key again, .+\.$/m,
    )
  })

  test('whose key was lost does not start, so that nobody loses what is theirs', async () => {
    const { db, close } = await openDatabase({ kind: 'sqlite', file: path.join(dataDir, 'next-chapter.db') })
    const row = { id: 'a', token_hash: 'h', kind: 'own', created_at: 0, last_seen_at: 0 } as const
    await db.insertInto('principals').values(row).execute()
    await close()
    await expectOneSentence({}, /^The database holds rows made with a key that is missing; .+\.$/m)

    expect(existsSync(path.join(dataDir, 'keys.json'))).toBe(false)
  })
})
