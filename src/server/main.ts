import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { emptyPlanAnswers } from '#domain/action-plan/plan-tool.ts'
import { resolveToday } from '#domain/planner-guidance/plan-request.ts'
import { buildApp } from './app.ts'
import { judgeDanger } from './engines/danger/shipped-judge.ts'
import { DataFileError } from './engines/directory/files/data-file-error.ts'
import { listDirectoryFolders } from './engines/directory/directory-folders.ts'
import { beginLoad } from './engines/directory/load-beside.ts'
import { loadKnowledge } from './engines/knowledge/load-knowledge.ts'
import { loadPlaces } from './engines/places/places.ts'
import { deletionsFileName, ledgerFile } from './features/my-data/ledger-file.ts'
import { socketLimits } from './features/presence/socket-limits.ts'
import { startJobs } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, ConfigProblem, readConfig } from './platform/config.ts'
import { type Keys, loadKeys } from './platform/crypto/keys.ts'
import { DataFolderUnusable, DatabaseStartError } from './platform/db/database-start-error.ts'
import { refuseWrongKeys } from './platform/db/key-fingerprints.ts'
import {
  createStartGate,
  type DatabaseOptions,
  type ReachedDatabase,
  reachDatabase,
  type StartGate,
} from './platform/db/open.ts'
import { keepPrivate } from './platform/db/private-files.ts'
import { ordinaryLimits } from './platform/http/rate-limit.ts'
import { createLogger, describeFault } from './platform/logger.ts'
import { keepGarbageSmall, releaseMemory, stopGracefully } from './platform/process.ts'
import { type AppDeps, buildServices, type Services } from './services.ts'

// Both src/server and dist/server are two folders below the project root.
const root = path.resolve(import.meta.dirname, '../..')
const bundle = path.resolve(import.meta.dirname, '..')
/** Beside this file, as source or built. */
const directoryLoad = path.join(import.meta.dirname, `directory-load${path.extname(import.meta.filename)}`)
/** How often a start asks whether its database is there. */
const tryAgainMs = 500
const logger = createLogger((line) => process.stdout.write(line), systemClock.now)

try {
  await main(readConfig(process.env))
} catch (error) {
  if (!isExpected(error)) logger.error('start failed', describeFault(error))
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exit(1)
}

/**
 * In this order: refuse what cannot work, guides, listen, database, directory, ready. From listening on everything is answered
 * that needs no database, above all danger; whatever needs one is told to come back.
 */
async function main(config: Config): Promise<void> {
  keepGarbageSmall()
  const { databaseUrl, dataDir } = config
  const options: DatabaseOptions = databaseUrl
    ? { kind: 'postgres', url: databaseUrl }
    : { kind: 'sqlite', file: path.join(dataDir, 'next-chapter.db') }
  const database = reachDatabase(options)
  const fault = await tryToPrepare(database)
  makeFolder(dataDir)
  const keys = loadKeys(config)
  if (!fault) await refuseWrongKeys(database.db, keys, dataDir)
  await probePort(config.host, config.port)
  const folders = listDirectoryFolders(path.join(root, 'data'), config)
  const load = { db: database.db, database: options, folders, program: directoryLoad, clock: systemClock, logger }
  const loading = fault ? null : await beginLoad(load)
  // Awaited once there is somebody to tell.
  loading?.finished.catch(() => undefined)
  const gate = createStartGate(database.db)
  const { app, services } = await prepare({
    config,
    keys,
    folder: folders[0],
    db: gate.db,
    hasMetDamage: database.hasMetDamage,
  })
  await app.listen({ host: config.host, port: config.port })
  const address = formatAddress(config, readPort(app, config))
  let stopJobs = async (): Promise<void> => undefined
  stopGracefully({ state: services.stop, graceSeconds: config.stopGraceSeconds, logger }, async () => {
    const jobsStopped = stopJobs()
    await app.close()
    await jobsStopped
    await database.close()
  })
  if (fault) {
    await waitForDatabase({ database, gate, address, stop: services.stop }, fault)
    await refuseWrongKeys(database.db, keys, dataDir)
  }
  await (loading ?? (await beginLoad(load))).finished
  gate.open()
  // Takes long enough to be felt by the first visitor.
  releaseMemory()
  stopJobs = startJobs(services)
  announce(config, address)
}

/** Null when it is prepared; what is wrong when waiting may help. Everything else ends the start. */
async function tryToPrepare(database: ReachedDatabase): Promise<DatabaseStartError | null> {
  try {
    await database.prepare()
    return null
  } catch (error) {
    if (error instanceof DatabaseStartError && error.fault?.maySoonPass) return error
    await database.close()
    throw error
  }
}

interface WaitDeps {
  database: ReachedDatabase
  gate: StartGate
  address: string
  stop: Services['stop']
}

/** A database that is down, starting or locked comes up later: after a power cut everything starts at the same time. */
async function waitForDatabase({ database, gate, address, stop }: WaitDeps, first: DatabaseStartError): Promise<void> {
  let told: string | undefined
  const tryAgain = async () => {
    await wait(tryAgainMs)
    try {
      return await tryToPrepare(database)
    } catch (error) {
      // What is closed meanwhile cannot be prepared; the process ends once everything is closed.
      if (stop.hasBegun) return first
      throw error
    }
  }
  for (let error: DatabaseStartError | null = first; error; error = await tryAgain()) {
    if (error.fault) gate.close(error.fault)
    if (error.message !== told) {
      logger.warn('waiting for the database', describeFault(error.fault))
      process.stderr.write(`${error.message} Waiting for it; until then ${address} answers what needs no database.\n`)
      told = error.message
    }
  }
}

interface StartDeps extends Pick<AppDeps, 'db' | 'hasMetDamage'> {
  config: Config
  keys: Keys
  folder: string
}

/** Everything before listening; it needs no answer of the database. */
async function prepare({ config, keys, folder, ...database }: StartDeps) {
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
    ...database,
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
  await warmUp(services)
  return { services, app }
}

/** What reads texts makes its tables at the first one, which takes a second: nobody who asks shall wait for that. */
async function warmUp({ reggie, planner, clock }: Services): Promise<void> {
  const nowhere = { county: null, state: null, needs: [], corrections: {}, saved: [], danger: null }
  const today = resolveToday(undefined, clock.now())
  const texts = [
    ['en', 'I need my ID and a bed. I see my officer on Monday.'],
    ['es', 'Necesito mi ID y una cama. El lunes veo a mi oficial.'],
  ] as const
  for (const [language, text] of texts) {
    const messages = [{ role: 'user' as const, content: text }]
    reggie.embedded.understand({ messages, location: null, needs: [], language, tone: 'facts' })
    await planner.draft({ ...nowhere, answers: { ...emptyPlanAnswers, urgent_need: text }, language, today })
  }
}

function announce({ requireTls }: Config, address: string): void {
  if (!requireTls) logger.warn('plain http: cookies are not marked secure; set REQUIRE_TLS=true behind TLS')
  process.stdout.write(`Next Chapter is ready: ${address}\n`)
}

function readPort({ server }: FastifyInstance, { port }: Config): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
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
  if (error instanceof DataFileError) return `The directory in data cannot be read: ${error.message}`
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
