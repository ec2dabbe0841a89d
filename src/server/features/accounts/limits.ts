import { createHmac } from 'node:crypto'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { countReserved, reserve, type Limit } from '#server/platform/db/limits.ts'
import {
  createReservationSteps,
  reserveAll,
  type LimitReservation,
  type ProofCheck,
  type ProofNeeded,
} from '#server/platform/db/reservations.ts'
import { countReservedSlots, freeSlot, reserveSlot } from '#server/platform/db/rolling-limit.ts'
import type { Logger } from '#server/platform/logger.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a session that was used for guessing waits; the text says fifteen minutes. */
export const confirmationLockMs = 15 * minuteMs

/** Past these a sign-in needs a proof of work; nobody is refused (T-8.1). */
const attempts = {
  fromAddress: { max: 5, windowMs: 15 * minuteMs },
  ofAddress: { max: 20, windowMs: 15 * minuteMs },
  fromAnywhere: { max: 100, windowMs: dayMs },
}
/** Failures of an account in a day from which the next ones are also paced. */
const pacedFrom = 1000
const confirmations = { max: 5, windowMs: confirmationLockMs }
/** Six digits are few. Past this, two codes in a row are needed. */
const codes = { max: 5, windowMs: dayMs }
const resets = { ofAccount: { max: 3, windowMs: hourMs }, ofAddress: { max: 20, windowMs: hourMs } }

/** A slot reserved before the check; released when nothing was wrong. */
interface Slot {
  giveBack(): Promise<void>
}

interface AccountLimitParts {
  db: Db
  dataKey: Buffer
  logger: Logger
  /** The least work a proof takes. */
  proofBits: number
}

/**
 * Counted in the database, reserved before anything is verified (T-2.14). Emails are counted whether or not the account
 * exists, and only as keyed hashes.
 */
export function accountLimits({ db, dataKey, logger, proofBits }: AccountLimitParts) {
  const key = deriveKey(dataKey, 'account limits')
  const named = (what: string, who: string) => `account-${what}:${createHmac('sha256', key).update(who).digest('hex')}`
  const { soft, softRolling } = createReservationSteps({ db, logger, name: 'account', proofBits })
  const ofEmail = (email: string): Limit => ({ key: named('failures', email), ...attempts.fromAnywhere })
  const takeSlot = async (limit: Limit): Promise<Slot | null> => {
    const slot = await reserveSlot(db, limit)
    return slot && { giveBack: () => freeSlot(db, slot) }
  }

  return {
    /** Wrong guesses cost whoever guesses: from one address at one account, from one address, and at one account. */
    reserveSignIn(
      email: string,
      { address }: Requester,
      hasProof: ProofCheck,
    ): Promise<LimitReservation | ProofNeeded> {
      const pair = { key: named('sign-in', `${address} ${email}`), ...attempts.fromAddress }
      const ofAddress = { key: named('sign-in-address', address), ...attempts.ofAddress }
      return reserveAll([
        softRolling(pair, hasProof),
        soft({ limit: ofAddress, hasProof }),
        soft({ limit: ofEmail(email), hasProof, ceiling: pacedFrom }),
      ])
    },

    /** True once a day for an email that strangers are guessing at. */
    async isNewlyGuessed(email: string): Promise<boolean> {
      const limit = ofEmail(email)
      if ((await countReserved(db, limit)) < limit.max) return false
      return (await reserve(db, { key: named('alarm', email), max: 1, windowMs: dayMs })) !== null
    },

    /** Counted for the session, so that no stranger can keep its owner from changing the passphrase. */
    reserveConfirmation: (sessionHash: string): Promise<Slot | null> =>
      takeSlot({ key: named('confirm', sessionHash), ...confirmations }),

    /** Wrong codes of an account, from wherever; only somebody with the passphrase or the mailbox gets here. */
    reserveCode: (accountId: string): Promise<Slot | null> => takeSlot({ key: named('code', accountId), ...codes }),

    /** True once a day for an account whose codes somebody is guessing. */
    async areCodesNewlyGuessed(accountId: string): Promise<boolean> {
      if ((await countReservedSlots(db, named('code', accountId))) < codes.max) return false
      return (await reserve(db, { key: named('code-alarm', accountId), max: 1, windowMs: dayMs })) !== null
    },

    /** Inside the transaction of the reset, so that a known and an unknown email cost the same single disk write. */
    async mayReset(trx: Db, email: string, address: string): Promise<boolean> {
      const byAddress = { key: named('reset-address', address), ...resets.ofAddress }
      const byEmail = { key: named('reset', email), ...resets.ofAccount }
      return (await reserve(trx, byAddress)) !== null && (await reserve(trx, byEmail)) !== null
    },
  }
}
export type AccountLimits = ReturnType<typeof accountLimits>
