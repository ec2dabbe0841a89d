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

/** The database in TEST_DATABASE_URL, else a temporary cluster, else null. */
export async function startPostgres(): Promise<PostgresCluster | null> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl) return { url: configuredUrl, stop: async () => undefined }
  return startTemporaryCluster([])
}

export interface TemporaryCluster extends PostgresCluster {
  /** Ends it at once, as a crash of the machine's process would, and starts it again on what it had stored. */
  restart(): Promise<void>
}

/** A cluster of its own, with more settings than those of a discarded one; null where PostgreSQL is not installed. */
export async function startTemporaryCluster(settings: readonly string[]): Promise<TemporaryCluster | null> {
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

async function startCluster(binaries: string, owner: Owner, ownSettings: readonly string[]): Promise<TemporaryCluster> {
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
  // The cluster is discarded after the run, so it may skip disk flushes.
  const discarded = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const settings = [...discarded, ...ownSettings].flatMap((setting) => ['-c', setting])
  const run = async () => {
    const server = spawn(join(binaries, 'postgres'), [...connectionArgs, ...settings], {
      ...asOwner,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(server)
    return server
  }
  let server = await run()
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = once(server, 'exit')
    if (server.kill(signal)) await ended
  }
  const killWithUs = () => server.kill('SIGQUIT')
  process.once('exit', killWithUs)
  return {
    url: `postgres://tester:${password}@127.0.0.1:${port}/postgres`,
    async restart() {
      await end('SIGQUIT')
      server = await run()
    },
    async stop() {
      process.removeListener('exit', killWithUs)
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
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
