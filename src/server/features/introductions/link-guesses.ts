import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { refund, reserve } from '#server/platform/db/limits.ts'
import { AppError } from '#server/platform/http/app-error.ts'

const guesses = { max: 30, windowMs: 10 * 60 * 1000 }

/**
 * Reserved before a link is looked up; call `refund` when the link exists, so that an office with many answers is not
 * limited.
 */
export type ReserveGuess = (address: string) => Promise<{ refund(): Promise<void> }>

export function linkGuesses(db: Db, cookieKey: Buffer): ReserveGuess {
  const key = deriveKey(cookieKey, 'link guesses')
  return async (address) => {
    const hash = createHmac('sha256', key).update(address).digest('hex')
    const reserved = await reserve(db, { key: `answer-link:${hash}`, ...guesses })
    if (!reserved) throw new AppError(429, 'too_many_requests', { retryAfterSeconds: guesses.windowMs / 1000 })
    return { refund: () => refund(db, reserved) }
  }
}
