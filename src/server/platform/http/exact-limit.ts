import type { Db } from '../db/database.ts'
import { reserve, type Limit } from '../db/limits.ts'
import { AppError } from './app-error.ts'

/** Counts a call in the database, across processes and restarts, and refuses it when the window is full. */
export async function limitCalls(db: Db, limit: Limit): Promise<void> {
  const granted = await reserve(db, limit)
  if (!granted) throw new AppError(429, 'too_many_requests', { retryAfterSeconds: Math.ceil(limit.windowMs / 1000) })
}
