import { DatabaseUnavailable, type UnavailableKind } from './database-unavailable.ts'

interface SqliteError extends Error {
  errcode: number
}

function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
}

/** By primary result code; every other code is a fault of the statement. */
const faults: Record<number, [UnavailableKind, code: string, reason: string]> = {
  3: ['unusable', 'SQLITE_PERM', 'access to the database file was denied'],
  5: ['locked', 'SQLITE_BUSY', 'another program has locked the database file'],
  6: ['locked', 'SQLITE_LOCKED', 'another program has locked the database file'],
  7: ['unusable', 'SQLITE_NOMEM', 'there is not enough memory'],
  8: ['unusable', 'SQLITE_READONLY', 'the database file cannot be written'],
  10: ['unusable', 'SQLITE_IOERR', 'the disk cannot be read or written'],
  11: ['damaged', 'SQLITE_CORRUPT', 'the database file is damaged'],
  13: ['full', 'SQLITE_FULL', 'the disk is full'],
  14: ['unusable', 'SQLITE_CANTOPEN', 'a file of the database cannot be opened'],
  15: ['locked', 'SQLITE_PROTOCOL', 'another program has locked the database file'],
  26: ['damaged', 'SQLITE_NOTADB', 'file is not a database'],
}

/** The low byte is SQLite's primary result code; the rest only refines it. */
export function toSqliteFault(error: unknown): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_STATE') return buildClosed()
  const fault = isSqliteError(error) ? faults[error.errcode & 0xff] : undefined
  return fault ? new DatabaseUnavailable(...fault) : error
}

/** For calls that arrive while the process stops. */
export function buildClosed(): DatabaseUnavailable {
  return new DatabaseUnavailable('away', 'ERR_INVALID_STATE', 'it is closed')
}

export function isLocked(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && error.kind === 'locked'
}
