interface SqliteError extends Error {
  errcode: number
}

/** The low byte is SQLite's primary result code; the rest only refines it. */
const BUSY = 5

export function isSqliteError(error: unknown): error is SqliteError {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
}

export function isSqliteBusy(error: unknown): boolean {
  return isSqliteError(error) && (error.errcode & 0xff) === BUSY
}
