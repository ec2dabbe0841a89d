import { createHash, randomUUID } from 'node:crypto'
import path from 'node:path'
import { buildApp } from '../src/server/app.ts'
import { loadKnowledge } from '../src/server/engines/knowledge/load-knowledge.ts'
import { loadPlaces } from '../src/server/engines/places/places.ts'
import { systemClock } from '../src/server/platform/clock.ts'
import { readConfig } from '../src/server/platform/config.ts'
import { loadKeys } from '../src/server/platform/crypto/keys.ts'
import type { SlowHash } from '../src/server/platform/crypto/slow-hash.ts'
import { openDatabase } from '../src/server/platform/db/open.ts'
import { createLogger } from '../src/server/platform/logger.ts'
import { buildServices } from '../src/server/services.ts'

/**
 * The server as a separate process, without a directory to load. Its ordinary request limits are raised so that every
 * call meets the PIN limits; with QUICK_HASH a guess costs the attacker nothing.
 */
const config = readConfig(process.env)
const { db } = await openDatabase(
  config.databaseUrl
    ? { kind: 'postgres', url: config.databaseUrl }
    : { kind: 'sqlite', file: path.join(config.dataDir, 'bench.db') },
)
const quickHash: SlowHash = async (secret, salt) => createHash('sha256').update(salt).update(secret).digest()
const dataFolder = path.resolve(import.meta.dirname, '../data')
const places = loadPlaces(path.join(dataFolder, 'directory'))
const services = buildServices({
  config,
  db,
  places,
  knowledge: await loadKnowledge(dataFolder, places),
  clock: systemClock,
  logger: createLogger(() => undefined, systemClock.now),
  ...loadKeys(config),
  siteUrl: 'http://localhost',
  limits: { perAddressPerMinute: 1e9, perBrowserPerMinute: 1e9, perStaffPerMinute: 1e9 },
  socketIdleCloseMs: 60_000,
  buildDir: null,
  mediaDir: config.dataDir,
  stop: { hasBegun: false },
  version: 'bench',
  newId: randomUUID,
  chance: Math.random,
  ...(process.env['QUICK_HASH'] ? { slowHash: quickHash } : {}),
})
const app = await buildApp(services)
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
