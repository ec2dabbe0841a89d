import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { DatabaseUnreachable } from './database-start-error.ts'
import { parserFor } from './postgres-types.ts'
import type { Schema } from './schema.ts'

/** Connects and verifies the connection, without migrating. `openDatabase` adds that. */
export async function connectPostgres(url: string): Promise<Database> {
  const where = describe(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  })
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw new DatabaseUnreachable(where, describeReason(error))
  }
  let closing: Promise<void> | undefined
  return { db, engine: 'postgres', close: () => (closing ??= db.destroy()) }
}

/** Host and database name only: the URL also contains a user name and a password. */
function describe(url: string): string {
  const address = URL.parse(url)
  if (address === null || !/^postgres(ql)?:$/.test(address.protocol)) {
    throw new DatabaseUnreachable('named by DATABASE_URL', 'the address is not of the form postgres://host:port/name')
  }
  return `at ${address.host || 'the local socket'}${address.pathname}`
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at that address',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'the host name is not known',
  EAI_AGAIN: 'the host name cannot be looked up',
  ENOENT: 'its socket does not exist',
  ETIMEDOUT: 'it did not answer in time',
  EHOSTUNREACH: 'the host cannot be reached',
  '28P01': 'the name or password was refused',
  '28000': 'the name or password was refused',
  '3D000': 'no database of that name exists there',
  '42501': 'permission was denied',
  '53300': 'it has too many connections already',
  '57P03': 'it is still starting up',
}

/** Built from error codes only: a driver's own message may quote the URL. */
function describeReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (reasons[code] !== undefined) return reasons[code]
  if (error instanceof Error && /timeout/i.test(error.message)) return 'it did not answer in time'
  return code === '' ? 'the connection failed' : `the connection failed (${code})`
}
