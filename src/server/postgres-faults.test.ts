import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errors as english } from '#content/en/errors.ts'
import { errors as spanish } from '#content/es/errors.ts'
import { connectPostgres } from '#server/platform/db/postgres.ts'
import { type Pair, restartUnderLoad, startPair } from '#testing/restart-under-load.ts'
import { getTestEngine } from '#testing/db.ts'
import { type BreakableCluster, startOwnPostgres } from '#testing/postgres-cluster.ts'
import { startServer } from '#testing/server-process.ts'
import { testCookieKey } from '#testing/server.ts'

/** Needs PostgreSQL's programs, because it stops and freezes a database of its own. */
describe.skipIf(getTestEngine() !== 'postgres')('two processes whose PostgreSQL fails', () => {
  let cluster: BreakableCluster
  let pair: Pair
  let address = ''

  beforeAll(async () => {
    const own = await startOwnPostgres()
    if (!own) throw new Error('PostgreSQL is not installed.')
    cluster = own
    pair = await startPair(cluster)
    address = pair.processes[0]?.url ?? ''
  })
  afterAll(async () => {
    await pair?.stop()
    await cluster?.stop()
  })

  const post = (url: string, body: object, language = 'en', accept = '*/*') =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language, accept },
      body: JSON.stringify(body),
    })
  const search = { location: { state: 'CA', county: 'Los Angeles' }, needs: { housing: true } }
  const answers = {
    biggest_challenge: 'No ID',
    strengths: 'I cook',
    support_system: 'My sister',
    goals_3_months: 'Work',
  }
  const danger = 'I want to kill myself tonight'

  async function expectDangerAnswered(base: string): Promise<void> {
    const told = await post(`${base}/api/reggie`, { messages: [{ role: 'user', content: danger }], language: 'en' })
    const responses = { ...answers, urgent_need: danger }
    const plan = { location: 'Los Angeles, CA', selectedNeeds: 'housing', responses }
    const planned = await post(`${base}/api/generate-action-plan`, plan)
    expect([told.status, await told.json()]).toMatchObject([200, { crisis: { kind: 'self_harm' } }])
    expect([planned.status, await planned.json()]).toMatchObject([200, { plan: expect.stringContaining('988') }])
  }

  const questions = { en: 'How do I get an ID?', es: '¿Cómo saco una identificación?' }

  /** What needs no database: what Reggie knows, and what opens a search that a browser keeps. Pages: `pages.test.ts`. */
  async function expectToGoOn(base: string): Promise<void> {
    for (const language of ['en', 'es'] as const) {
      const messages = [{ role: 'user', content: questions[language] }]
      const told = await post(`${base}/api/reggie`, { messages, language }, language)
      expect([told.status, await told.json()]).toMatchObject([
        200,
        { sources: expect.arrayContaining([expect.objectContaining({ kind: 'guide' })]) },
      ])
    }
    expect((await fetch(`${base}/api/counties?state=CA`)).status).toBe(200)
  }

  async function expectToldToComeBack(base: string): Promise<void> {
    const task = { sessionId: 'fp_abc', title: 'Call' }
    const replies = [
      await post(`${base}/api/search-resources`, { ...search, language: 'en' }),
      await post(`${base}/api/action-plans`, task, 'es'),
      await post(`${base}/api/search-resources`, { ...search, language: 'en' }, 'en', 'application/x-ndjson'),
    ]
    expect(replies.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '5'],
      [503, '5'],
      [503, '5'],
    ])
    const sentences = await Promise.all(replies.map(async (reply) => ((await reply.json()) as { error: string }).error))
    expect(sentences).toEqual([english.unavailable, spanish.unavailable, english.unavailable])
  }

  const countCrises = async () => {
    const { db, close } = await connectPostgres(cluster.url)
    const rows = await db.selectFrom('daily_counts').select('n').where('kind', '=', 'crisis').execute()
    await close()
    return rows.reduce((sum, { n }) => sum + n, 0)
  }

  const ready = async (base: string) => {
    const reply = await fetch(`${base}/readyz`)
    const { reason } = (await reply.json()) as { reason?: string }
    return { status: reply.status, reason }
  }

  test('a restart under load ends neither, loses nothing acknowledged, and every client goes on', async () => {
    const load = { searchers: 1, writers: 3 }
    const report = await restartUnderLoad(cluster, pair, { load, restarts: 1 })

    expect(report).toMatchObject({ ends: 0, bare: 0, lost: 0 })
    expect(report.acknowledged).toBeGreaterThan(0)
    for (const status of Object.keys(report.statuses)) expect(['200', '503']).toContain(status)
  })

  test('a frozen one is told before it thaws, and danger is answered meanwhile', async () => {
    cluster.freeze()
    try {
      await expectToldToComeBack(address)
      await expectDangerAnswered(address)
      await expectToGoOn(address)
      expect(await ready(address)).toEqual({
        status: 503,
        reason: 'database: it did not answer in time (ETIMEDOUT)',
      })
    } finally {
      cluster.thaw()
    }
    await expect.poll(async () => (await ready(address)).status).toBe(200)
    // The chat and the plan in danger, while it was frozen.
    await expect.poll(countCrises).toBe(2)
  })

  test('a process that starts while it is down listens, answers danger, and becomes ready by itself', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'waiting-'))
    await cluster.halt()
    const waiting = startServer({
      DATA_DIR: folder,
      DATABASE_URL: cluster.url,
      COOKIE_KEY: testCookieKey.toString('base64'),
    })
    try {
      const found = () => /until then (http:\S+) /.exec(waiting.stderr())?.[1] ?? ''
      await expect.poll(found).not.toBe('')
      expect(waiting.stderr()).toMatch(
        /^The PostgreSQL database at .+ nothing answers at that address\. Waiting for it;/,
      )
      expect((await fetch(`${found()}/healthz`)).status).toBe(200)
      expect(await ready(found())).toEqual({
        status: 503,
        reason: 'database: nothing answers at that address (ECONNREFUSED)',
      })
      await expectToldToComeBack(found())
      await expectDangerAnswered(found())
      await expectDangerAnswered(address)
      await expectToGoOn(found())
      await expectToGoOn(address)
      await cluster.launch()

      expect((await fetch(`${await waiting.ready()}/readyz`)).status).toBe(200)
    } finally {
      waiting.child.kill('SIGKILL')
      await waiting.ended
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
