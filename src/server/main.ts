import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { buildApp } from './app.ts'
import { judgeDanger } from './engines/danger/shipped-judge.ts'
import { DataFileError } from './engines/directory/files/data-file-error.ts'
import { beginLoad } from './engines/directory/load-beside.ts'
import { loadKnowledge } from './engines/knowledge/load-knowledge.ts'
import { loadPlaces } from './engines/places/places.ts'
import { deletionsFileName, ledgerFile } from './features/my-data/ledger-file.ts'
import { socketLimits } from './features/presence/socket-limits.ts'
import { startJobs } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, ConfigProblem, readConfig } from './platform/config.ts'
import { type Keys, loadKeys } from './platform/crypto/keys.ts'
import type { Database } from './platform/db/database.ts'
import { DataFolderUnusable, DatabaseStartError } from './platform/db/database-start-error.ts'
import { refuseWrongKeys } from './platform/db/key-fingerprints.ts'
import { type DatabaseOptions, openDatabase } from './platform/db/open.ts'
import { keepPrivate } from './platform/db/private-files.ts'
import { ordinaryLimits } from './platform/http/rate-limit.ts'
import { createLogger, describeFault } from './platform/logger.ts'
import { keepGarbageSmall, releaseMemory, stopGracefully } from './platform/process.ts'
import { buildServices, type Services } from './services.ts'

// Both src/server and dist/server are two folders below the project root.
const root = path.resolve(import.meta.dirname, '../..')
const bundle = path.resolve(import.meta.dirname, '..')
/** Beside this file, as source or built. */
const directoryLoad = path.join(import.meta.dirname, `directory-load${path.extname(import.meta.filename)}`)
const logger = createLogger((line) => process.stdout.write(line), systemClock.now)

try {
  await main(readConfig(process.env))
} catch (error) {
  if (!isExpected(error)) logger.error('start failed', describeFault(error))
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exit(1)
}

async function main(config: Config): Promise<void> {
  keepGarbageSmall()
  const { databaseUrl, dataDir } = config
  const options: DatabaseOptions = databaseUrl
    ? { kind: 'postgres', url: databaseUrl }
    : { kind: 'sqlite', file: path.join(dataDir, 'next-chapter.db') }
  const database = await openDatabase(options)
  makeFolder(dataDir)
  const keys = loadKeys(config)
  await refuseWrongKeys(database.db, keys, dataDir)
  await probePort(config.host, config.port)
  const folder = path.join(root, 'data', 'directory')
  const load = { db: database.db, database: options, folder, program: directoryLoad, clock: systemClock, logger }
  const loading = await beginLoad(load)
  const [{ app, services }] = await Promise.all([prepare(config, database, keys, folder), loading.finished])
  await app.listen({ host: config.host, port: config.port })
  const stopJobs = startJobs(services)
  stopGracefully({ state: services.stop, graceSeconds: config.stopGraceSeconds, logger }, async () => {
    const jobsStopped = stopJobs()
    await app.close()
    await jobsStopped
    await database.close()
  })
  const address = app.server.address()
  announce(config, typeof address === 'object' && address ? address.port : config.port)
}

/** Everything between an open database and listening that needs no listing. */
async function prepare(config: Config, { db }: Database, keys: Keys, folder: string) {
  const places = loadPlaces(folder)
  const knowledge = await loadKnowledge(path.join(root, 'data'), places)
  // Read now: a missing judge must stop the start, not the answer to somebody in danger.
  judgeDanger([''])
  const deletionsFile = path.join(config.dataDir, deletionsFileName)
  ledgerFile(deletionsFile).prune(systemClock.now())
  const services = buildServices({
    config,
    places,
    knowledge,
    db,
    clock: systemClock,
    logger,
    cookieKey: keys.cookieKey,
    formerCookieKey: keys.formerCookieKey,
    dataKey: keys.dataKey,
    siteUrl: formatAddress(config, config.port),
    limits: ordinaryLimits,
    socketIdleCloseMs: socketLimits.idleCloseMs,
    buildDir: existsSync(path.join(bundle, 'pages')) ? bundle : null,
    mediaDir: path.join(root, 'data', 'media'),
    deletionsFile,
    dialoguesFile: path.join(root, 'data', 'golden', 'dialogues.json'),
    judgedSearchFile: path.join(root, 'data', 'golden', 'search.json'),
    stop: { hasBegun: false },
    version: readVersion(),
    newId: randomUUID,
    chance: Math.random,
  })
  const app = await buildApp(services)
  warmUp(services)
  releaseMemory()
  return { services, app }
}

/** What reads texts makes its tables at the first one, which takes a second: nobody who asks shall wait for that. */
function warmUp({ reggie }: Services): void {
  const questions = [
    ['en', 'How do I get my ID?'],
    ['es', '¿Cómo saco mi ID?'],
  ] as const
  for (const [language, content] of questions) {
    const messages = [{ role: 'user' as const, content }]
    reggie.embedded.understand({ messages, location: null, needs: [], language, tone: 'facts' })
  }
}

function announce({ host, publicUrl, requireTls }: Config, port: number): void {
  if (!requireTls) logger.warn('plain http: cookies are not marked secure; set REQUIRE_TLS=true behind TLS')
  process.stdout.write(`Next Chapter is ready: ${formatAddress({ host, publicUrl }, port)}\n`)
}

function formatAddress({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>, port: number): string {
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return publicUrl ?? `http://${shownHost.includes(':') ? `[${shownHost}]` : shownHost}:${port}`
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    keepPrivate(folder)
  } catch {
    throw new DataFolderUnusable(folder, 'it cannot be made')
  }
}

function readVersion(): string {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version
}

function isExpected(error: unknown): boolean {
  return (
    error instanceof ConfigProblem ||
    error instanceof DatabaseStartError ||
    error instanceof DataFileError ||
    isPortProblem(error)
  )
}

function isPortProblem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall))
}

/** A one-line error message for the operator, whatever went wrong. */
function sentenceFor(error: unknown): string {
  if (error instanceof ConfigProblem || error instanceof DatabaseStartError) return error.message
  if (error instanceof DataFileError) return `The directory in data/directory cannot be read: ${error.message}`
  if (isPortProblem(error)) {
    const [host, port] = [process.env['HOST'] || '127.0.0.1', process.env['PORT'] || 3000]
    return error.code === 'EADDRINUSE'
      ? `Port ${port} is already in use; set PORT to another number.`
      : `Cannot listen on ${host} port ${port}; check HOST and PORT.`
  }
  return 'Next Chapter could not start because of an unexpected fault; the line above names it.'
}

/** Fails as listening would, before a start that cannot succeed spends seconds on other work. */
async function probePort(host: string, port: number): Promise<void> {
  const probe = createServer()
  probe.listen({ host, port, exclusive: true })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
