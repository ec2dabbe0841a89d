import { Socket } from 'node:net'
import { Kysely, PostgresDialect, type PostgresClient, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { DatabaseUnreachable } from './database-start-error.ts'
import { createDamageMemory, type DamageMemory, DatabaseUnavailable, patienceMs } from './database-unavailable.ts'
import { buildSilence, toConnectionFault, toPostgresFault } from './postgres-error.ts'
import { type PulseWatcher, waitAndRead, waitWithoutEnd, watchPulse } from './postgres-pulse.ts'
import { parserFor } from './postgres-types.ts'
import type { Schema } from './schema.ts'

/** Connects and verifies the connection, without migrating. `openDatabase` adds that. */
export async function connectPostgres(url: string): Promise<Database> {
  const database = reachPostgres(url, waitWithoutEnd)
  try {
    await database.verify()
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

export interface ReachedPostgres extends Database {
  /** Asks for an answer, and then for this; rejects with one sentence when the database cannot be used now. */
  verify(task?: () => Promise<void>): Promise<void>
}

/** Its connections are opened when they are needed: the server behind the address may be down. */
export function reachPostgres(url: string, watch: PulseWatcher = watchPulse): ReachedPostgres {
  const where = describe(url)
  const damage = createDamageMemory()
  const pool = createWatchedPool(url, damage, watch)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  return {
    db,
    engine: 'postgres',
    hasMetDamage: damage.isFresh,
    async verify(task) {
      try {
        await sql`select 1`.execute(db)
        await task?.()
      } catch (error) {
        throw error instanceof DatabaseUnavailable ? new DatabaseUnreachable(where, error) : error
      }
    },
    close: () => (closing ??= db.destroy()),
  }
}

/** How long a call waits for one of our connections while others use them all. */
const queueMs = 5000
const maxConnections = 10

/**
 * Whatever the network, the driver or the engine reports of a database that cannot be used becomes a `DatabaseUnavailable`
 * here, soon, and never ends the process.
 */
function createWatchedPool(url: string, damage: DamageMemory, watch: PulseWatcher): PostgresPool {
  const sockets = new Set<Socket>()
  const openSocket = () => {
    const socket = new Socket()
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: queueMs,
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
    stream: openSocket,
    // A lock that another program holds is told soon; whoever knows better sets it for the transaction.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its type does not say so
    onConnect: async (client) => void (await client.query(`set lock_timeout = ${patienceMs}`)),
  })
  // A connection may break at any time, waiting in the pool or in use: without a listener that ends the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const pulse = watch(url, () => {
    for (const socket of sockets) socket.destroy()
  })
  return {
    options: pool.options,
    async connect() {
      let connecting: Promise<pg.PoolClient> | undefined
      const client = await pulse
        .watch(() => (connecting = connectSoon(pool)))
        .catch((error: unknown) => {
          // Given up while it was on its way: whoever waits next may have it.
          connecting?.then((late) => late.release()).catch(() => undefined)
          return damage.fail(toConnectionFault(error))
        })
      const query = (text: string, values: unknown[]) =>
        pulse.watch(() => client.query(text, values)).catch((error: unknown) => damage.fail(toPostgresFault(error)))
      // Cursors, which the type also allows, are not used.
      return { query: query as unknown as PostgresClient['query'], release: (isBroken) => client.release(isBroken) }
    },
    async end() {
      pulse.stop()
      await pool.end()
    },
  }
}

/**
 * A server that is there accepts a connection at once; waiting for one of ours to become free is another matter. The driver's own
 * limit would also count the time in which this process was busy and read nothing.
 */
async function connectSoon(pool: pg.Pool): Promise<pg.PoolClient> {
  if (pool.idleCount > 0 || pool.totalCount >= maxConnections) return pool.connect()
  const connecting = pool.connect()
  const isOver = new AbortController()
  const late = waitAndRead(patienceMs, isOver.signal).then(() => {
    // It may still come: whoever waits next may have it.
    connecting.then((client) => client.release()).catch(() => undefined)
    throw buildSilence()
  })
  return Promise.race([connecting, late]).finally(() => isOver.abort())
}

/** Host and database name only: the URL also contains a user name and a password. */
function describe(url: string): string {
  const address = URL.parse(url)
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol)) {
    throw new DatabaseUnreachable('named by DATABASE_URL', badAddress)
  }
  return `at ${address.host || 'the local socket'}${address.pathname}`
}

const badAddress = new DatabaseUnavailable(
  'unusable',
  'ERR_INVALID_URL',
  'the address is not of the form postgres://host:port/name',
)
