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
const built = path.resolve(import.meta.dirname, '../dist/server/main.js')
const danger = 'I want to kill myself tonight'
const responses = {
  urgent_need: danger,
  biggest_challenge: 'No ID',
  strengths: 'I cook',
  support_system: 'My sister',
  goals_3_months: 'Work',
}
const search = { location: { state: 'CA', county: 'Los Angeles' }, needs: { housing: true }, language: 'en' }
const guide = (content: string, language: string) => ({ messages: [{ role: 'user', content }], language })

interface Call {
  url: string
  body?: object
  accept?: string
  /** Goes on without a database, and soon; everything else is answered, or refused with a time to come back. */
  goesOn?: true
}

const write: Call = { url: '/api/action-plans', body: { sessionId: 'fp_abc', title: 'Call the library' } }

/** A kept search is in the browser: what opens it are the page, its files and the list of counties. */
const calls: Record<string, Call> = {
  guide: { url: '/api/reggie', body: guide('How do I get an ID?', 'en'), goesOn: true },
  'guide, es': { url: '/api/reggie', body: guide('¿Cómo saco mi acta de nacimiento?', 'es'), goesOn: true },
  'danger, chat': { url: '/api/reggie', body: guide(danger, 'en'), goesOn: true },
  'danger, plan': {
    url: '/api/generate-action-plan',
    body: { location: 'Los Angeles, CA', selectedNeeds: 'housing', responses },
    goesOn: true,
  },
  page: { url: '/', goesOn: true },
  'help lines': { url: '/help', goesOn: true },
  privacy: { url: '/privacy', goesOn: true },
  'a file': { url: '/service-worker.js', goesOn: true },
  counties: { url: '/api/counties?state=CA', goesOn: true },
  health: { url: '/healthz', goesOn: true },
  ready: { url: '/readyz' },
  search: { url: '/api/search-resources', body: search },
  'search, lines': { url: '/api/search-resources', body: search, accept: 'application/x-ndjson' },
  write,
}
const mostMs = 20_000
const warmingUp = '(warming up)'

/** Every broken promise, for the end. */
const broken: string[] = []

interface Reply {
  /** With a plus where it says when to come back. */
  status: string
  ms: number
}

async function call(base: string, { url, body, accept = '*/*' }: Call, cookie: string): Promise<Reply> {
  const began = performance.now()
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', accept, cookie }
  const send = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
  const signal = AbortSignal.timeout(mostMs)
  const status = await fetch(base + url, { ...send, signal })
    .then(async (reply) => (await reply.text(), `${reply.status}${reply.headers.has('retry-after') ? '+' : ''}`))
    .catch(() => 'none')
  return { status, ms: Math.round(performance.now() - began) }
}

const soonMs = 200
const refusedMs = 2000
const mostTries = 3

/** A neighbor of the machine may hold up one answer: the best of three counts for what goes on. */
async function callAgain(base: string, each: Call, cookie: string): Promise<Reply> {
  let best = await call(base, each, cookie)
  for (let tries = 1; each.goesOn && best.status === '200' && best.ms > soonMs && tries < mostTries; tries += 1) {
    const again = await call(base, each, cookie)
    if (again.status !== '200' || again.ms < best.ms) best = again
  }
  return best
}

/** What goes on answers within a fifth of a second, the rest answers or refuses within two seconds. */
const isKept = ({ goesOn }: Call, { status, ms }: Reply) =>
  goesOn ? status === '200' && ms <= soonMs : /^(?:200|503\+)$/.test(status) && ms <= refusedMs

/** One after the other: a plan alone keeps the process busy for long enough to be seen in the others. */
async function show(name: string, base: string, cookie: string): Promise<void> {
  // One answer of /readyz is good for a second.
  await wait(1100)
  const shown: string[] = []
  for (const [kind, each] of Object.entries(calls)) {
    const reply = await callAgain(base, each, cookie)
    const line = `${kind} ${reply.status} ${reply.ms}`
    shown.push(line)
    if (name !== warmingUp && !isKept(each, reply)) broken.push(`${name}: ${line}`)
  }
  console.log(`${name.padEnd(20)} ${shown.join(' | ')}`)
}

async function withServer(env: Record<string, string>, breakIt: (base: string, cookie: string) => Promise<void>) {
  const server = startServer(env, { entry: built })
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
    await show(warmingUp, base, cookie)
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
      // Until it is known to be silent, a statement waits for it.
      await call(base, write, cookie)
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
for (const line of broken) console.log(`BROKEN ${line}`)
if (broken.length > 0) process.exitCode = 1
