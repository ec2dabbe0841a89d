import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connectPostgres } from '#server/platform/db/postgres.ts'
import type { BreakableCluster } from './postgres-cluster.ts'
import { startServer, type ServerProcess } from './server-process.ts'
import { testCookieKey } from './server.ts'

/** How many clients of each kind call both processes without a pause. */
export interface Load {
  searchers: number
  writers: number
}

export interface RestartReport {
  /** Processes that ended by themselves. */
  ends: number
  /** Answers by status; `none` where the connection broke. */
  statuses: Record<string, number>
  /** Refusals by the database's fault that lack `Retry-After` or a sentence. */
  bare: number
  /** The longest that an answer took, in milliseconds. */
  slowestMs: number
  acknowledged: number
  lost: number
}

interface Tally extends RestartReport {
  ids: Set<string>
  /** Good answers by client. */
  good: number[]
}

const search = {
  url: '/api/search-resources',
  body: { location: { state: 'CA', county: 'Los Angeles' }, needs: { housing: true }, language: 'en' },
}

export interface Pair {
  processes: { server: ServerProcess; url: string; folder: string }[]
  start(folder: string): ServerProcess
  stop(): Promise<void>
}

/** Two processes on one database, ready. */
export async function startPair(cluster: BreakableCluster): Promise<Pair> {
  const start = (folder: string) =>
    startServer({
      DATA_DIR: folder,
      DATABASE_URL: cluster.url,
      COOKIE_KEY: testCookieKey.toString('base64'),
      // Each client comes from an address of its own, so that no limit hides what the database does.
      TRUSTED_PROXY: 'loopback',
    })
  const processes: Pair['processes'] = []
  const stop = async () => {
    for (const { server, folder } of processes) {
      server.child.kill('SIGKILL')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    }
  }
  try {
    // One after the other: the first loads the directory.
    for (const folder of [1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'restart-')))) {
      const started = { server: start(folder), url: '', folder }
      processes.push(started)
      started.url = await started.server.ready()
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { processes, start, stop }
}

/** Restarts the database under load so many times, as an operator does and as a crash does in turn; every client must get good answers in between. */
export async function restartUnderLoad(
  cluster: BreakableCluster,
  pair: Pair,
  { load, restarts }: { load: Load; restarts: number },
): Promise<RestartReport> {
  const { processes } = pair
  const good = Array.from({ length: load.searchers + load.writers }, () => 0)
  const report: RestartReport = { ends: 0, statuses: {}, bare: 0, slowestMs: 0, acknowledged: 0, lost: 0 }
  const tally: Tally = { ...report, ids: new Set(), good }
  const stop = new AbortController()
  const calls = good.map((_, client) =>
    callUntil(stop.signal, () => processes[client % 2]?.url ?? '', client, client < load.searchers, tally),
  )
  try {
    for (let round = 0; round < restarts; round += 1) {
      await eachAnsweredWell(tally, 2)
      await cluster.halt(round % 2 === 0 ? 'fast' : 'immediate')
      await cluster.launch()
      tally.ends += await replaceEnded(pair)
      await eachAnsweredWell(tally, 2)
    }
  } finally {
    stop.abort()
    await Promise.all(calls)
  }
  tally.ends += await replaceEnded(pair)
  const { ends, statuses, bare, slowestMs, ids } = tally
  const lost = await countLost(cluster.url, ids)
  return { ends, statuses, bare, slowestMs: Math.round(slowestMs), acknowledged: ids.size, lost }
}

async function callUntil(signal: AbortSignal, url: () => string, client: number, isSearch: boolean, tally: Tally) {
  // One label may hold fifty rows.
  const run = randomUUID().slice(0, 8)
  for (let call = 0; !signal.aborted; call += 1) {
    const task = { sessionId: `${run}-${client}-${Math.floor(call / 40)}`, title: 'Call the library' }
    const { status, retryAfter, text, ms } = await post(
      url() + (isSearch ? search.url : '/api/action-plans'),
      isSearch ? search.body : task,
      `10.${client}.${Math.floor(call / 500) % 250}.1`,
    )
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
    tally.slowestMs = Math.max(tally.slowestMs, ms)
    if (status === '200' || status === '201') {
      tally.good[client] = (tally.good[client] ?? 0) + 1
      if (!isSearch) tally.ids.add((JSON.parse(text) as { actionPlan: { id: string } }).actionPlan.id)
      continue
    }
    if (status === '503' && (retryAfter === null || !/"error":"[^"]+\."/.test(text))) tally.bare += 1
    await wait(50)
  }
}

async function post(url: string, body: object, address: string) {
  const began = performance.now()
  const elapsed = () => performance.now() - began
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    })
    const text = await reply.text()
    return { status: String(reply.status), retryAfter: reply.headers.get('retry-after'), text, ms: elapsed() }
  } catch {
    return { status: 'none', retryAfter: null, text: '', ms: elapsed() }
  }
}

const longestMs = 300_000

async function eachAnsweredWell({ good }: Tally, times: number): Promise<void> {
  const goal = good.map((count) => count + times)
  const end = performance.now() + longestMs
  while (good.some((count, client) => count < (goal[client] ?? 0))) {
    if (performance.now() > end)
      throw new Error(`A client got no good answer for ${longestMs / 1000} s: ${good.join(', ')}`)
    await wait(20)
  }
}

/** The number of processes that had ended; each has a successor. */
async function replaceEnded({ processes, start }: Pair): Promise<number> {
  let ends = 0
  for (const each of processes) {
    if (each.server.child.exitCode === null) continue
    ends += 1
    each.server = start(each.folder)
    each.url = await each.server.ready()
  }
  return ends
}

async function countLost(url: string, ids: ReadonlySet<string>): Promise<number> {
  const { db, close } = await connectPostgres(url)
  const rows = await db.selectFrom('action_plans').select('id').execute()
  await close()
  const stored = new Set(rows.map(({ id }) => id))
  return [...ids].filter((id) => !stored.has(id)).length
}
