import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

/** Kills the real server repeatedly under load, then checks that every acknowledged write is stored. */
const KILLS = Number(process.env.CHAOS_KILLS ?? 50)
const WRITERS = 8
/** Clients without a cookie may store 50 rows under one label (T-1.4). */
const ROWS_PER_LABEL = 40
const LOAD_MS = { min: 50, max: 400 }
const READY_WITHIN_MS = 20_000
const MAX_MS_PER_KILL = 6_000
const server = join(import.meta.dirname, '../dist/server/main.js')

interface RunningServer {
  child: ChildProcess
  address: string
}

interface Replies {
  acknowledged: Set<string>
  /** Number of replies by status, for statuses other than success. */
  refused: Map<number, number>
}

async function start(folder: string): Promise<RunningServer> {
  // The environment is not inherited: the caller's DATABASE_URL or PUBLIC_URL would change what is tested.
  const child = spawn(process.execPath, [server], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const address = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
      const found = /http:\/\/(?:127\.0\.0\.1|localhost):\d+(?=\D)/.exec(output)
      if (found !== null) resolve(found[0])
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready: ${output}`)))
    setTimeout(() => reject(new Error(`the server was not ready in time: ${output}`)), READY_WITHIN_MS).unref()
  })
  try {
    return { child, address: await address }
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
}

/** One writer's stream of labels, each used for a few rows only. */
function labels(writer: number): () => string {
  let rows = 0
  return () => `chaos-${process.pid}-${writer}-${Math.floor(rows++ / ROWS_PER_LABEL)}`
}

/** Writes until the server is gone. An id counts as acknowledged once the whole 2xx reply has arrived. */
async function write(address: string, nextLabel: () => string, { acknowledged, refused }: Replies) {
  for (;;) {
    const reply = await post(`${address}/api/action-plans`, {
      sessionId: nextLabel(),
      title: 'Call the library',
      description: 'Ask about a card.',
      category: 'custom',
      priority: 'medium',
    })
    if (reply === null) return
    if (reply.ok) acknowledged.add(parseId(reply.text))
    else refused.set(reply.status, (refused.get(reply.status) ?? 0) + 1)
    if (reply.status === 429) await wait(20)
  }
}

/** Null when the reply was incomplete: then the write was not acknowledged. */
async function post(url: string, body: object) {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    return { ok: reply.ok, status: reply.status, text: await reply.text() }
  } catch {
    return null
  }
}

function parseId(text: string): string {
  const { actionPlan } = JSON.parse(text) as { actionPlan?: { id?: unknown } }
  if (typeof actionPlan?.id !== 'string') throw new Error(`an acknowledgment without an id: ${text}`)
  return actionPlan.id
}

/** Ids of all stored rows, from whichever database file the server created. */
function storedIds(folder: string): Set<string> {
  const ids = new Set<string>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.db') && file !== 'lock.db')) {
    const database = new DatabaseSync(join(folder, name))
    for (const row of database.prepare('select id from action_plans').all()) ids.add(String(row.id))
    database.close()
  }
  return ids
}

/** One server run: it starts on the folder the previous run left, serves writes, and is killed mid-write. */
async function live(folder: string, writers: (() => string)[], replies: Replies) {
  const { child, address } = await start(folder)
  const ended = once(child, 'exit')
  const load = Promise.all(writers.map((nextLabel) => write(address, nextLabel, replies)))
  await wait(LOAD_MS.min + Math.random() * (LOAD_MS.max - LOAD_MS.min))
  child.kill('SIGKILL')
  await ended
  await load
}

async function chaos(folder: string): Promise<boolean> {
  const replies: Replies = { acknowledged: new Set(), refused: new Map() }
  const writers = Array.from({ length: WRITERS }, (_, writer) => labels(writer))
  const deadline = performance.now() + KILLS * MAX_MS_PER_KILL
  for (let kill = 0; kill < KILLS; kill++) {
    if (performance.now() > deadline) throw new Error(`out of time after ${kill} kills`)
    await live(folder, writers, replies)
  }
  const { acknowledged, refused } = replies
  const stored = storedIds(folder)
  const found = [...acknowledged].filter((id) => stored.has(id)).length
  const lost = acknowledged.size - found
  console.log(`kills ${KILLS}, acknowledged ${acknowledged.size}, found ${found}, lost ${lost}`)
  if (refused.size > 0) console.log('refused, by status:', Object.fromEntries(refused))
  if (acknowledged.size < KILLS) console.log('Too few writes were acknowledged for this to prove anything.')
  return lost === 0 && acknowledged.size >= KILLS
}

const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
try {
  process.exitCode = (await chaos(folder)) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
