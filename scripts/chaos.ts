import { randomBytes, randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { type BreakableCluster, startOwnPostgres } from '#testing/postgres-cluster.ts'
import { type Account, Ledger, listFailures } from './chaos/ledger.ts'
import { type RunningProcess, startProcess } from './chaos/running-process.ts'
import { Writer } from './chaos/writer.ts'

/**
 * Kills the built server under load, then checks that every acknowledged write is stored and no deleted row is; then the same with
 * restarts of PostgreSQL under two servers. docs/testing.md says what fails it.
 */
const kills = Number(process.env['CHAOS_KILLS'] ?? 30)
const restarts = Number(process.env['CHAOS_RESTARTS'] ?? 10)
/** `sqlite` or `postgres`; both otherwise, the second where it is installed. */
const engine = process.env['CHAOS_ENGINE']
const writerCount = 8
/** So many writes are acknowledged in each life before its end; the end comes in the middle of others. */
const writesPerLife = { least: 10, most: 60 }
/** Far above what a round needs on a busy machine; what hangs still ends. */
const roundWithinMs = 120_000

const nextEnd = (ledger: Ledger) => ledger.acknowledged + randomInt(writesPerLife.least, writesPerLife.most + 1)

async function waitForWrites(ledger: Ledger, until: number): Promise<void> {
  for (const end = performance.now() + roundWithinMs; ledger.acknowledged < until;) {
    if (performance.now() > end) throw new Error(`No load: ${ledger.acknowledged} writes were acknowledged so far.`)
    await wait(1)
  }
}

/** Each life starts on the folder that the one before it left. */
async function killServers(folder: string): Promise<boolean> {
  const ledger = new Ledger()
  const writers = Array.from({ length: writerCount }, () => new Writer(ledger))
  for (let kill = 0; kill < kills; kill += 1) {
    const { child, address, ended } = await startProcess({ DATA_DIR: folder })
    const load = writers.map((writer) =>
      writer.run(
        () => address,
        () => child.exitCode !== null || child.killed,
      ),
    )
    try {
      await waitForWrites(ledger, nextEnd(ledger))
    } finally {
      child.kill('SIGKILL')
    }
    await Promise.all([ended, ...load])
  }
  return report(`kills ${kills}`, ledger, ledger.balance(readStored(folder)))
}

/** All stored rows, from whichever database file the server made. */
function readStored(folder: string): Map<string, string> {
  const stored = new Map<string, string>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.db') && file !== 'lock.db')) {
    const database = new DatabaseSync(join(folder, name))
    for (const { id, title } of database.prepare('select id, title from action_plans').all()) {
      stored.set(String(id), String(title))
    }
    database.close()
  }
  return stored
}

/** Two servers over one database. One that ends by itself is started again, and the run fails. */
async function restartDatabase(cluster: BreakableCluster, folder: string): Promise<boolean> {
  const ledger = new Ledger()
  const servers: (RunningProcess | null)[] = [null, null]
  const over = new AbortController()
  const isOver = () => over.signal.aborted
  let endedProcesses = 0
  const env = { DATABASE_URL: cluster.url, COOKIE_KEY: randomBytes(32).toString('base64') }
  const keepRunning = async (at: number) => {
    while (!isOver()) {
      const server = await startProcess({ ...env, DATA_DIR: join(folder, String(at)) }).catch((error: unknown) => {
        if (!isOver()) process.stdout.write(`${String(error).slice(0, 300)}\n`)
        return null
      })
      servers[at] = server
      await server?.ended
      servers[at] = null
      if (!isOver()) endedProcesses += 1
    }
  }
  const running = [keepRunning(0)]
  await waitUntil(() => servers[0] !== null)
  running.push(keepRunning(1))
  await waitUntil(() => servers[1] !== null)
  const load = Array.from({ length: writerCount }, (_, at) =>
    new Writer(ledger).run(() => servers[at % servers.length]?.address ?? null, isOver),
  )
  try {
    for (let restart = 0; restart < restarts; restart += 1) {
      await waitForWrites(ledger, nextEnd(ledger))
      await cluster.halt('immediate')
      await cluster.launch()
    }
    await waitForWrites(ledger, nextEnd(ledger))
  } finally {
    over.abort()
    await Promise.all(load)
    for (const server of servers) server?.child.kill('SIGKILL')
    await Promise.all(running)
  }
  return report(`restarts ${restarts}`, ledger, ledger.balance(await queryStored(cluster.url)), endedProcesses)
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  for (const end = performance.now() + roundWithinMs; !isTrue();) {
    if (performance.now() > end) throw new Error('The servers were not ready in time.')
    await wait(20)
  }
}

async function queryStored(url: string): Promise<Map<string, string>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string; title: string }>('select id, title from action_plans')
  await client.end()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Prints at most ten lines; true when nothing failed. */
function report(done: string, { refused }: Ledger, account: Account, endedProcesses = 0): boolean {
  const { acknowledged, deleted, found, lost, changed, cameBack } = account
  console.log(
    `${done}, acknowledged ${acknowledged}, deleted ${deleted}, found ${found}, lost ${lost}, changed ${changed}, came back ${cameBack}`,
  )
  if (refused.size > 0) console.log('refused, by status:', Object.fromEntries(refused))
  const failures = listFailures(account, endedProcesses)
  for (const failure of failures) console.log(`FAILED: ${failure}`)
  return failures.length === 0
}

async function tryPostgres(folder: string): Promise<boolean> {
  const cluster = await startOwnPostgres()
  if (!cluster) {
    console.log('PostgreSQL is not installed, so its restarts were not tried.')
    return engine !== 'postgres'
  }
  try {
    return await restartDatabase(cluster, folder)
  } finally {
    await cluster.stop()
  }
}

async function inNewFolder(run: (folder: string) => Promise<boolean>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'chaos-'))
  try {
    return await run(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// So that the servers and the cluster end with us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const isEmbeddedRight = engine === 'postgres' || (await inNewFolder(killServers))
const isPostgresRight = engine === 'sqlite' || (await inNewFolder(tryPostgres))
process.exitCode = isEmbeddedRight && isPostgresRight ? 0 : 1
