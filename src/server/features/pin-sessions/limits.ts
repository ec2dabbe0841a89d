import { createHmac } from 'node:crypto'
import { quietLocationLimits } from '#domain/pin/unlock-methods.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve, type Limit } from '#server/platform/db/limits.ts'
import { extendSlots, countReservedSlots, reserveSlot } from '#server/platform/db/rolling-limit.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { UnlockMethod } from './secrets.ts'
import {
  createReservationSteps,
  reserveAll,
  type ProofCheck,
  type Refusal,
  type LimitReservation,
} from './reservations.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a lock lasts; its message says ten minutes. */
export const lockMs = 10 * minuteMs

/** The limits of T-2.17. Going over a soft limit locks no one out: it requires a proof of work instead. */
const browserLimit = { max: 5, maxAfterLocks: 1, locks: 3 } as const
const addressLimits = [
  { max: 30, windowMs: lockMs },
  { max: 300, windowMs: dayMs },
]
const locationWordLimits = { soft: { max: 1000, windowMs: dayMs }, ceiling: { max: 20_000, windowMs: dayMs } }
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

export interface Caller {
  /** The browser, or a substitute id when it sends no cookie. */
  who: string
  address: string
}

export interface PinAttempt {
  caller: Caller
  placeKey: string
  unlockMethod: UnlockMethod
  hasProof: ProofCheck
}

/** Limits on saving and opening, counted in the database: reserved first, refunded on success (T-2.14). */
export function pinLimits(db: Db, serviceKey: Buffer, logger: Logger) {
  const key = deriveKey(serviceKey, 'pin limits')
  const named = (what: string, who: string) => `pin-${what}:${createHmac('sha256', key).update(who).digest('hex')}`
  const { inWindow, rolling, ceiling, soft } = createReservationSteps(db, logger)
  const windows = (what: string, who: string, limits: readonly Omit<Limit, 'key'>[]) =>
    limits.map((limit) => inWindow({ key: named(`${what}-${limit.windowMs}`, who), ...limit }))

  async function browserMax(who: string): Promise<number> {
    const locks = await countReservedSlots(db, named('locks', who))
    return locks >= browserLimit.locks ? browserLimit.maxAfterLocks : browserLimit.max
  }

  return {
    /** A successful attempt is refunded, so only failures stay counted. */
    async reserveAttempt({
      caller: { who, address },
      placeKey,
      unlockMethod,
      hasProof,
    }: PinAttempt): Promise<LimitReservation | Refusal> {
      const takes = [rolling({ key: named('browser', who), max: await browserMax(who), windowMs: lockMs })]
      // A bound device has its own limit; a whole shelter shares one address.
      if (unlockMethod !== 'device') {
        takes.push(...windows('address', address, addressLimits))
        if (unlockMethod === 'words') {
          takes.push(ceiling('place', { key: `pin-words:${placeKey}`, ...locationWordLimits.ceiling }))
          takes.push(soft('place', { key: `pin-words-soft:${placeKey}`, ...locationWordLimits.soft }, hasProof))
        }
        takes.push(soft('service', { key: 'pin-service', ...serviceSoft }, hasProof))
      }
      return reserveAll(takes)
    },

    /** After a failure: a caller that has used all attempts is locked for the full time from now on. */
    async lockIfSpent({ who }: Caller): Promise<void> {
      const browser = named('browser', who)
      if ((await countReservedSlots(db, browser)) < (await browserMax(who))) return
      await extendSlots(db, browser, lockMs)
      // Concurrent failures count as one lock.
      const isNew = await reserve(db, { key: named('lock', who), max: 1, windowMs: lockMs })
      if (isNew) await reserveSlot(db, { key: named('locks', who), max: mostLocks, windowMs: dayMs })
    },

    reserveCreate(
      { who, address }: Caller,
      placeKey: string,
      hasProof: ProofCheck,
    ): Promise<LimitReservation | Refusal> {
      return reserveAll([
        ...windows('create-browser', who, createLimits.browser),
        ...windows('create-address', address, createLimits.address),
        soft('saving', { key: `pin-create-soft:${placeKey}`, ...createLimits.placeSoft }, hasProof),
      ])
    },

    /** Reserves one of the failures a quiet location may have in 30 days. */
    async reserveQuiet(placeKey: string): Promise<LimitReservation | null> {
      const reservation = await rolling({ key: `pin-quiet:${placeKey}`, ...quietLocationLimits.failures })()
      return typeof reservation === 'string' ? null : reservation
    },

    hasQuietLeft: async (placeKey: string): Promise<boolean> =>
      (await countReservedSlots(db, `pin-quiet:${placeKey}`)) < quietLocationLimits.failures.max,
  }
}
export type PinLimits = ReturnType<typeof pinLimits>
