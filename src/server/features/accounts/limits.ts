import { createHmac } from 'node:crypto'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { refund, reserve } from '#server/platform/db/limits.ts'
import { freeSlot, reserveSlot } from '#server/platform/db/rolling-limit.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long a lock lasts; its text says fifteen minutes. */
export const signInLockMs = 15 * minuteMs
/** Failures in a row, from any address, that disable an account (T-8.1). */
export const maxFailures = 100

const attempts = { ofAccount: 5, ofAddress: 20 } as const
const resets = { ofAccount: 3, ofAddress: 20 } as const
/** Per reset link, regardless of how many addresses try: six digits are few. */
const linkCodeLimit = { max: 5, windowMs: 30 * minuteMs } as const

/** An attempt reserved before the check; released when nothing was wrong. */
export interface SignInAttempt {
  giveBack(): Promise<void>
}

/**
 * Counted in the database, reserved before anything is verified (T-2.14). Emails are counted whether or not the account
 * exists, and only as keyed hashes.
 */
export function accountLimits(db: Db, dataKey: Buffer) {
  const key = deriveKey(dataKey, 'account limits')
  const named = (what: string, who: string) => `account-${what}:${createHmac('sha256', key).update(who).digest('hex')}`

  return {
    /** At most five failures of an email from one address in any fifteen minutes, and twenty from the address. */
    async reserveAttempt(email: string, address: string): Promise<SignInAttempt | null> {
      const pair = { key: named('sign-in', `${address} ${email}`), max: attempts.ofAccount, windowMs: signInLockMs }
      const slot = await reserveSlot(db, pair)
      if (!slot) return null
      const reservation = await reserve(db, {
        key: named('sign-in-address', address),
        max: attempts.ofAddress,
        windowMs: signInLockMs,
      })
      if (!reservation) {
        await freeSlot(db, slot)
        return null
      }
      return {
        giveBack: async () => {
          await freeSlot(db, slot)
          await refund(db, reservation)
        },
      }
    },

    /** Inside the transaction of the reset, so that a known and an unknown email cost the same single disk write. */
    async mayReset(trx: Db, email: string, address: string): Promise<boolean> {
      const byAddress = { key: named('reset-address', address), max: resets.ofAddress, windowMs: hourMs }
      const byEmail = { key: named('reset', email), max: resets.ofAccount, windowMs: hourMs }
      return (await reserve(trx, byAddress)) !== null && (await reserve(trx, byEmail)) !== null
    },

    /** Reserves an attempt to enter a code with a reset link. */
    async reserveLinkCode(linkHash: string): Promise<SignInAttempt | null> {
      const slot = await reserveSlot(db, { key: `account-link:${linkHash}`, ...linkCodeLimit })
      return slot && { giveBack: () => freeSlot(db, slot) }
    },
  }
}
export type AccountLimits = ReturnType<typeof accountLimits>
