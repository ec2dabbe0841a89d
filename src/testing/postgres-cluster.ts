import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { once } from 'node:events'

export interface PostgresCluster {
  url: string
  stop(): Promise<void>
}

/** A cluster of our own, which a test may break. */
export interface BreakableCluster extends PostgresCluster {
  /** The folder of its files. */
  data: string
  /** As an operator stops it (`fast`), or as a crash does (`immediate`): every connection is cut. */
  halt(mode?: 'fast' | 'immediate'): Promise<void>
  /** Starts it again on its old port. */
  launch(): Promise<void>
  /** Nothing of it runs until `thaw`, and every connection stays open. */
  freeze(): void
  thaw(): void
}

/** The database in TEST_DATABASE_URL, else a temporary cluster, else null. */
export async function startPostgres(): Promise<PostgresCluster | null> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl) return { url: configuredUrl, stop: async () => undefined }
  return startOwnPostgres(quick)
}

/** The cluster is discarded after the run, so it may skip disk flushes. */
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
/** What was acknowledged survives an end of the processes without warning; the machine goes on. */
const durable = ['fsync=off', 'max_connections=200']

/** Always a temporary cluster; null where PostgreSQL is not installed. */
export async function startOwnPostgres(settings: readonly string[] = durable): Promise<BreakableCluster | null> {
  const binaries = findBinaries()
  const owner = findOwner()
  return binaries === undefined || owner === undefined ? null : startCluster(binaries, owner, settings)
}

function findBinaries(): string | undefined {
  const versioned = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((parent) =>
    (existsSync(parent) ? readdirSync(parent) : [])
      .filter((name) => /^(postgresql(@\d+)?|\d+)$/.test(name))
      .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(parent, name, 'bin')),
  )
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versioned, '/usr/local/pgsql/bin']
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

type Owner = { uid?: number; gid?: number }

/** PostgreSQL refuses to run as root, so root runs it as an unprivileged account. */
function findOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody'].flatMap((name) => accounts.find((fields) => fields[0] === name) ?? [])
  return account.length === 0 ? undefined : { uid: Number(account[2]), gid: Number(account[3]) }
}

async function startCluster(binaries: string, owner: Owner, settings: readonly string[]): Promise<BreakableCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'))
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(folder, owner.uid, owner.gid)
    chownSync(passwordFile, owner.uid, owner.gid)
  }
  const data = join(folder, 'data')
  const asOwner = { ...owner, cwd: folder, env: { PATH: binaries, LC_ALL: 'C' } }
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'tester', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-locale', '-N'],
    { ...asOwner, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  const port = await freePort()
  const connectionArgs = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  const launch = async (): Promise<ChildProcess> => {
    const started = spawn(
      join(binaries, 'postgres'),
      [...connectionArgs, ...settings.flatMap((setting) => ['-c', setting])],
      { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    await ready(started)
    return started
  }
  let server = await launch()
  const killWithUs = () => server.kill('SIGQUIT')
  process.once('exit', killWithUs)
  const halt = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    if (server.kill(signal)) await ended
  }
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of [server.pid, ...listChildren(server.pid)]) {
      try {
        if (pid !== undefined) process.kill(pid, signal)
      } catch {
        // A connection's process that ended meanwhile.
      }
    }
  }
  return {
    url: `postgres://tester:${password}@127.0.0.1:${port}/postgres`,
    data,
    halt: (mode = 'fast') => halt(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    async launch() {
      server = await launch()
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      process.removeListener('exit', killWithUs)
      await halt('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Each connection of PostgreSQL is a process of its own. */
function listChildren(parent: number | undefined): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return rows.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? [pid] : []))
}

function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
}
