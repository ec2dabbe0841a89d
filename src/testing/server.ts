import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { buildApp } from '#server/app.ts'
import { type Knowledge, loadKnowledge } from '#server/engines/knowledge/load-knowledge.ts'
import { type Places, loadPlaces } from '#server/engines/places/places.ts'
import type { Passphrases } from '#server/features/accounts/passphrases.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type SlowHash, slowHashes } from '#server/platform/crypto/slow-hash.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { createLogger } from '#server/platform/logger.ts'
import { type AppDeps, buildServices } from '#server/services.ts'
import { type TestDatabase, setUpTestDatabase } from './db.ts'
import { findFilledTables } from './empty-tables.ts'

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(ms: number): void
}

export interface TestServer {
  readonly app: FastifyInstance
  readonly database: TestDatabase
  readonly clock: TestClock
  /** Every line logged since the test began. */
  readonly logLines: string[]
  readonly mediaDir: string
  /** A separate browser: keeps its cookie and sends the headers browsers send. */
  browser(): Browser
  /** A caller that is not a browser: no cookie, no browser headers. */
  send(options: InjectOptions): Promise<InjectReply>
  /** A second server like this one, on its own connection and with other keys if given; the test closes it. */
  startAnother(
    db: Db,
    keys?: Partial<Pick<AppDeps, 'cookieKey' | 'formerCookieKey' | 'dataKey'>>,
  ): Promise<FastifyInstance>
  /** Every stored row by table; empty tables are left out. */
  stored(): Promise<StoredRows>
}

export interface Browser {
  send(options: InjectOptions): Promise<InjectReply>
  /** As in the Cookie header. */
  cookie(): string | undefined
}

export type StoredRows = { [Table in keyof Schema]?: Schema[Table][] }

export type InjectReply = Awaited<ReturnType<FastifyInstance['inject']>>

type Overrides = Partial<Omit<AppDeps, 'config'>> & { config?: Partial<AppDeps['config']> }

const start = Date.UTC(2026, 10, 15, 12)
const testConfig: AppDeps['config'] = {
  publicUrl: null,
  trustedProxies: [],
  requireTls: false,
  presence: true,
  production: false,
  liveSources: [],
  careerOneStop: null,
  webSearch: false,
  demo: false,
  pin: { newDevice: 'quiet', rejectCommon: false, proofBits: 8 },
  ai: { provider: 'embedded', model: null, baseUrl: null, apiKey: null },
  mail: null,
}
const dataFolder = path.resolve(import.meta.dirname, '../../data')
const directoryFolder = path.join(dataFolder, 'directory')
let places: Places | undefined
let knowledge: Knowledge | undefined

export const testCookieKey = Buffer.from('0123456789abcdef0123456789abcdef')
export const testDataKey = Buffer.from('fedcba9876543210fedcba9876543210')

interface ServerOptions {
  /**
   * For files about what the server keeps in memory, such as answers it gives again and jobs: there no test may find
   * what another one left. A server with limits or a model of its own is always new. Everywhere else one app serves
   * the whole file, since building it costs more than most tests.
   */
  newForEachTest?: boolean
  /** PINs and passphrases are hashed as in the product, which takes most of a tenth of a second each time. */
  withRealHashes?: boolean
  /** For the second server of a file: it is built by the first request of a test, and not for tests without one. */
  onDemand?: boolean
}

/** Limits are counted and a model's failures remembered in memory. */
const remembers = ({ limits, config = {} }: Overrides) => limits !== undefined || 'ai' in config

/** The whole server on a real database, one of each per test file; tables are emptied before each test. */
export function setUpTestServer(
  overrides: Overrides = {},
  { newForEachTest = remembers(overrides), withRealHashes = false, onDemand = false }: ServerOptions = {},
): TestServer {
  const database = setUpTestDatabase()
  const mediaDir = mkdtempSync(path.join(tmpdir(), 'media-'))
  let app: FastifyInstance | undefined
  let deps: AppDeps | undefined
  let services: ReturnType<typeof buildServices> | undefined
  let ids = 0
  const logLines: string[] = []
  const clock = createTestClock()
  let building: Promise<FastifyInstance> | undefined
  const build = async () => {
    deps = {
      db: database.productDb,
      places: (places ??= loadPlaces(directoryFolder)),
      knowledge: (knowledge ??= await loadKnowledge(dataFolder, places)),
      clock,
      logger: createLogger((line) => logLines.push(line), clock.now),
      cookieKey: testCookieKey,
      formerCookieKey: null,
      dataKey: testDataKey,
      siteUrl: 'https://example.org',
      limits: { perAddressPerMinute: 100_000, perBrowserPerMinute: 100_000, perStaffPerMinute: 100_000 },
      socketIdleCloseMs: 60_000,
      buildDir: null,
      mediaDir,
      dialoguesFile: path.join(dataFolder, 'golden', 'dialogues.json'),
      stop: { hasBegun: false },
      version: '0.0.0-test',
      newId: () => `request-${(ids += 1)}`,
      chance: () => 1,
      ...(withRealHashes ? {} : { slowHash: quickSlowHash, passphrases: quickPassphrases() }),
      ...overrides,
      config: { ...testConfig, ...overrides.config },
    }
    services = buildServices(deps)
    const built = await buildApp(services)
    built.addHook('onClose', async () => {
      if (app === built) app = undefined
    })
    await built.ready()
    app = built
    return built
  }
  const ensureBuilt = async () => app ?? (building ??= build().finally(() => (building = undefined)))

  beforeEach(async () => {
    clock.reset()
    logLines.length = 0
    ids = 0
    if (!onDemand) await ensureBuilt()
  })
  // Before the tables are emptied for the next test, so that no pending write conflicts with that.
  afterEach(async () => {
    await services?.counters.flush()
    if (newForEachTest || app?.server.listening) await app?.close()
  })
  afterAll(async () => {
    await app?.close()
    rmSync(mediaDir, { recursive: true })
  })

  const send = async (options: InjectOptions) => (await ensureBuilt()).inject(options)

  return {
    get app() {
      if (!app) throw new Error('the server starts with the first test')
      return app
    },
    database,
    clock,
    logLines,
    mediaDir,
    send,
    browser: () => newBrowser(send),
    async startAnother(db, keys = {}) {
      if (!deps) throw new Error('the server starts with the first test')
      const another = await buildApp(buildServices({ ...deps, ...keys, db }))
      await another.ready()
      return another
    },
    stored: async () => {
      // Counts are written a moment later; a test compares what will be there.
      await services?.counters.flush()
      return storedRows(database)
    },
  }
}

function createTestClock(): TestClock & { reset(): void } {
  let now = start
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
    reset: () => {
      now = start
    },
  }
}

async function storedRows(database: TestDatabase): Promise<StoredRows> {
  const names = (await findFilledTables(database)) as (keyof Schema)[]
  const read = async (table: keyof Schema) =>
    [table, await database.db.selectFrom(table).selectAll().execute()] as const
  return Object.fromEntries(await Promise.all(names.map(read)))
}

function newBrowser(inject: (options: InjectOptions) => Promise<InjectReply>): Browser {
  const jar = new Map<string, string>()
  const cookie = () => (jar.size === 0 ? undefined : [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
  return {
    cookie,
    async send(options) {
      const sent = cookie()
      const headers = { 'sec-fetch-site': 'same-origin', ...(sent ? { cookie: sent } : {}), ...options.headers }
      const reply = await inject({ ...options, headers })
      for (const { name, value, maxAge } of reply.cookies as { name: string; value: string; maxAge?: number }[]) {
        if (!/(sid|staff)$/.test(name)) continue
        if (value === '' || maxAge === 0) jar.delete(name)
        else jar.set(name, value)
      }
      return reply
    },
  }
}

/** Exact limits follow the database's clock, which no test can stop: runs again if a window ended in the meantime. */
export async function withinOneWindow(windowMs: number, run: (round: number) => Promise<void>): Promise<void> {
  const window = () => Math.floor(Date.now() / windowMs)
  for (let round = 0, began = -1; began !== window(); round += 1) {
    began = window()
    await run(round)
  }
}

export const withinOneMinute = (run: (round: number) => Promise<void>): Promise<void> => withinOneWindow(60_000, run)

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** The hash of PINs without its cost; it stands in the same line as the real one. */
const quickSlowHash: SlowHash = slowHashes(undefined, async (secret, salt) => sha256(salt, secret))

interface CountedPassphrases extends Passphrases {
  /** How often a passphrase was compared or hashed. */
  callCount: number
}

/** Quick, for tests about what stands around the hash; counts how often it is asked. */
export function quickPassphrases(): CountedPassphrases {
  const quick = (passphrase: string) => `quick:${sha256(passphrase).toString('hex')}`
  return {
    callCount: 0,
    async hash(passphrase) {
      this.callCount += 1
      return quick(passphrase)
    },
    async matches(stored, passphrase) {
      this.callCount += 1
      return stored === quick(passphrase)
    },
  }
}
