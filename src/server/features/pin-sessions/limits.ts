import { createHmac } from 'node:crypto'
import { quietLocationLimits } from '#domain/pin/unlock-methods.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve, type Limit } from '#server/platform/db/limits.ts'
import {
  createReservationSteps,
  reserveAll,
  type ProofCheck,
  type Refusal,
  type LimitReservation,
} from '#server/platform/db/reservations.ts'
import { extendSlots, countReservedSlots, freeSlot, reserveSlot } from '#server/platform/db/rolling-limit.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { UnlockMethod } from './secrets.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a lock lasts; its message says ten minutes. */
export const lockMs = 10 * minuteMs

/**
 * The limits of T-2.17. Going over a soft limit locks no one out: it requires a proof of work instead. With return words
 * every limit is soft.
 */
const browserLimit = { max: 5, maxAfterLocks: 1, locks: 3 } as const
const addressLimits = [
  { max: 30, windowMs: lockMs },
  { max: 300, windowMs: dayMs },
]
const locationWords = { soft: { max: 1000, windowMs: dayMs }, ceiling: 20_000 }
const serviceSoft = { max: 5000, windowMs: hourMs }
const createLimits = {
  browser: [{ max: 5, windowMs: hourMs }],
  address: [
    { max: 60, windowMs: hourMs },
    { max: 300, windowMs: dayMs },
  ],
  placeSoft: { max: 500, windowMs: dayMs },
}
/** More locks than this in a day make no difference. */
const mostLocks = 10

export interface PinAttempt {
  caller: Requester
  placeKey: string
  unlockMethod: UnlockMethod
  hasProof: ProofCheck
}

interface PinLimitParts {
  db: Db
  serviceKey: Buffer
  logger: Logger
  /** The least work a proof takes. */
  proofBits: number
}

/** Limits on saving and opening, counted in the database: reserved first, refunded on success (T-2.14). */
export function pinLimits({ db, serviceKey, logger, proofBits }: PinLimitParts) {
  const key = deriveKey(serviceKey, 'pin limits')
  const named = (what: string, who: string) => `pin-${what}:${createHmac('sha256', key).update(who).digest('hex')}`
  const { inWindow, rolling, softRolling, soft } = createReservationSteps({ db, logger, name: 'pin', proofBits })
  const nameWindows = (what: string, who: string, limits: readonly Omit<Limit, 'key'>[]): Limit[] =>
    limits.map((limit) => ({ key: named(`${what}-${limit.windowMs}`, who), ...limit }))

  async function browserMax(browser: string): Promise<number> {
    const locks = await countReservedSlots(db, named('locks', browser))
    return locks >= browserLimit.locks ? browserLimit.maxAfterLocks : browserLimit.max
  }

  return {
    /** A successful attempt is refunded, so only failures stay counted. */
    async reserveAttempt({
      caller: { browser, address },
      placeKey,
      unlockMethod,
      hasProof,
    }: PinAttempt): Promise<LimitReservation | Refusal> {
      const ofBrowser = { key: named('browser', browser), max: await browserMax(browser), windowMs: lockMs }
      // A bound device has its own limit; a whole shelter shares one address.
      if (unlockMethod === 'device') return reserveAll([rolling(ofBrowser)])
      const ofAddress = nameWindows('address', address, addressLimits)
      const ofService = soft({ limit: { key: 'pin-service', ...serviceSoft }, hasProof, alertAs: 'service' })
      if (unlockMethod === 'quiet') return reserveAll([rolling(ofBrowser), ...ofAddress.map(inWindow), ofService])
      const { soft: placeSoft, ceiling } = locationWords
      return reserveAll([
        softRolling(ofBrowser, hasProof),
        ...ofAddress.map((limit) => soft({ limit, hasProof })),
        soft({ limit: { key: `pin-words:${placeKey}`, ...placeSoft }, hasProof, alertAs: 'place', ceiling }),
        ofService,
      ])
    },

    /** After a failure: a caller that has used all attempts is locked for the full time from now on. */
    async lockIfSpent({ browser }: Requester): Promise<void> {
      const slots = named('browser', browser)
      if ((await countReservedSlots(db, slots)) < (await browserMax(browser))) return
      await extendSlots(db, slots, lockMs)
      // Concurrent failures count as one lock.
      const isNew = await reserve(db, { key: named('lock', browser), max: 1, windowMs: lockMs })
      if (isNew) await reserveSlot(db, { key: named('locks', browser), max: mostLocks, windowMs: dayMs })
    },

    reserveCreate(
      { browser, address }: Requester,
      placeKey: string,
      hasProof: ProofCheck,
    ): Promise<LimitReservation | Refusal> {
      const limit = { key: `pin-create-soft:${placeKey}`, ...createLimits.placeSoft }
      return reserveAll([
        ...nameWindows('create-browser', browser, createLimits.browser).map(inWindow),
        ...nameWindows('create-address', address, createLimits.address).map(inWindow),
        soft({ limit, hasProof, alertAs: 'saving' }),
      ])
    },

    /** Reserves one of the failures a quiet location may have in 30 days. */
    async reserveQuiet(placeKey: string): Promise<{ giveBack(): Promise<void> } | null> {
      const slot = await reserveSlot(db, { key: `pin-quiet:${placeKey}`, ...quietLocationLimits.failures })
      return slot && { giveBack: () => freeSlot(db, slot) }
    },

    hasQuietLeft: async (placeKey: string): Promise<boolean> =>
      (await countReservedSlots(db, `pin-quiet:${placeKey}`)) < quietLocationLimits.failures.max,
  }
}
export type PinLimits = ReturnType<typeof pinLimits>
