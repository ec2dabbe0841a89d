import { createHmac } from 'node:crypto'
import { deriveKey } from '../crypto/keys.ts'
import type { Db } from '../db/database.ts'
import { reserve } from '../db/limits.ts'
import { AppError } from './app-error.ts'

export interface CallLimit {
  /** Name of the limit. */
  name: string
  /** Whose calls are counted: an address or a browser. Stored only as a keyed hash. */
  who: string
  max: number
  windowMs: number
}

/** Counts with the given transaction, if any: then a call that fails later is not counted. */
export type CallLimiter = (limit: CallLimit, trx?: Db) => Promise<void>

/** Counts a call in the database, across processes and restarts, and refuses it when the window is full. */
export function createCallLimiter(db: Db, dataKey: Buffer): CallLimiter {
  const key = deriveKey(dataKey, 'limits')
  return async ({ name, who, max, windowMs }, trx = db) => {
    const hash = createHmac('sha256', key).update(who).digest('hex')
    const granted = await reserve(trx, { key: `${name}:${hash}`, max, windowMs })
    if (!granted) throw new AppError(429, 'too_many_requests', { retryAfterSeconds: Math.ceil(windowMs / 1000) })
  }
}
