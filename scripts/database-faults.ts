import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { startOwnPostgres } from '#testing/postgres-cluster.ts'
import { startServer } from '#testing/server-process.ts'

/**
 * Breaks the database of a running server in every way we know and prints how each kind of call is answered: its status, and the
 * milliseconds it took. A full disk needs the right to mount a small file system and is left out without it.
 */
const danger = 'I want to kill myself tonight'
const responses = {
  urgent_need: danger,
  biggest_challenge: 'No ID',
  strengths: 'I cook',
  support_system: 'My sister',
  goals_3_months: 'Work',
}
const search = { location: { state: 'CA', county: 'Los Angeles' }, needs: { housing: true }, language: 'en' }
const calls: Record<string, { url: string; body?: object }> = {
  health: { url: '/healthz' },
  ready: { url: '/readyz' },
  search: { url: '/api/search-resources', body: search },
  write: { url: '/api/action-plans', body: { sessionId: 'fp_abc', title: 'Call the library' } },
  'danger, chat': { url: '/api/reggie', body: { messages: [{ role: 'user', content: danger }], language: 'en' } },
  'danger, plan': {
    url: '/api/generate-action-plan',
    body: { location: 'Los Angeles, CA', selectedNeeds: 'housing', responses },
  },
}
const mostMs = 20_000

async function call(base: string, { url, body }: { url: string; body?: object }, cookie: string): Promise<string> {
  const began = performance.now()
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie }
  const send = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
  const signal = AbortSignal.timeout(mostMs)
  const status = await fetch(base + url, { ...send, signal })
    .then(async (reply) => (await reply.text(), `${reply.status}${reply.headers.has('retry-after') ? '+' : ''}`))
    .catch(() => 'none')
  return `${status} ${Math.round(performance.now() - began)}`
}

/** One after the other: a plan alone keeps the process busy for long enough to be seen in the others. */
async function show(name: string, base: string, cookie: string): Promise<void> {
  // One answer of /readyz is good for a second.
  await wait(1100)
  const shown: string[] = []
  for (const [kind, each] of Object.entries(calls)) shown.push(`${kind} ${await call(base, each, cookie)}`)
  console.log(`${name.padEnd(20)} ${shown.join(' | ')}`)
}

async function withServer(env: Record<string, string>, breakIt: (base: string, cookie: string) => Promise<void>) {
  const server = startServer(env)
  try {
    const base = await server.ready()
    // Until the first chat is answered, a start is not over.
    await call(base, { url: '/api/reggie', body: { messages: [{ role: 'user', content: 'How do I get an ID?' }] } }, '')
    const session = await fetch(`${base}/api/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ id: 'fp_abc' }),
    })
    const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    await show('(warming up)', base, cookie)
    await show('no fault', base, cookie)
    await breakIt(base, cookie)
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
}

function fillDisk(file: string): void {
  const filler = openSync(file, 'w')
  try {
    for (const page = Buffer.alloc(4096); ;) writeSync(filler, page)
  } catch {
    // Full.
  } finally {
    closeSync(filler)
  }
}

async function breakSqlite(folder: string, canFill: boolean): Promise<void> {
  console.log('SQLite')
  const file = path.join(folder, 'next-chapter.db')
  await withServer({ DATA_DIR: folder }, async (base, cookie) => {
    const other = new DatabaseSync(file)
    other.exec('begin immediate')
    await show('locked', base, cookie)
    other.exec('rollback')
    other.close()
    await show('lock gone', base, cookie)
    if (canFill) {
      const filler = path.join(folder, 'filler')
      // The log of the first load would have room for hours of writes.
      const shrinking = new DatabaseSync(file)
      shrinking.exec('pragma wal_checkpoint(truncate)')
      shrinking.close()
      fillDisk(filler)
      await show('disk full', base, cookie)
      rmSync(filler)
      await wait(1100)
      await show('room again', base, cookie)
    }
    const { size } = statSync(file)
    const raw = openSync(file, 'r+')
    const rubbish = Buffer.alloc(4096, 7)
    for (let at = 4096 * 4; at < size; at += 4096) writeSync(raw, rubbish, 0, 4096, at)
    closeSync(raw)
    for (let times = 0; times < 2; times += 1) await show('damaged', base, cookie)
  })
}

async function breakPostgres(): Promise<void> {
  const cluster = await startOwnPostgres()
  if (!cluster) return console.log('PostgreSQL is not installed.')
  console.log('PostgreSQL')
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  try {
    await withServer({ DATA_DIR: folder, DATABASE_URL: cluster.url }, async (base, cookie) => {
      cluster.freeze()
      for (let times = 0; times < 2; times += 1) await show('frozen', base, cookie)
      cluster.thaw()
      await wait(2500)
      await show('thawed', base, cookie)
      await cluster.halt()
      for (let times = 0; times < 2; times += 1) await show('stopped', base, cookie)
      await cluster.launch()
      await wait(1100)
      await show('started', base, cookie)
    })
  } finally {
    cluster.thaw()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function breakSqliteInRoom(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'faults-'))
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', folder]).status === 0
  try {
    await breakSqlite(folder, isMounted)
  } finally {
    if (isMounted) spawnSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}

const [engine] = process.argv.slice(2)
if (engine !== 'postgres') await breakSqliteInRoom()
if (engine !== 'sqlite') await breakPostgres()
