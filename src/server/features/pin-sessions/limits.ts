import { createHmac } from 'node:crypto'
import { quietPlace } from '#domain/pin/doors.ts'
import { deriveKey } from '#server/platform/crypto/keys.ts'
import type { Db } from '#server/platform/db/database.ts'
import { refund, reserve, type Limit } from '#server/platform/db/limits.ts'
import { freeSlot, holdSlots, slotsTaken, takeSlot } from '#server/platform/db/rolling-limit.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { DoorKind } from './secrets.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long a lock lasts; its sentence says ten minutes. */
export const lockMs = 10 * minuteMs

/** THREATS §2.4. Proof of work is not asked for, so its two soft limits are not here, only the ceilings. */
const browserLimit = { max: 5, maxAfterLocks: 1, locks: 3 } as const
const addressLimits = [{ max: 30, windowMs: lockMs }, { max: 300, windowMs: dayMs }]
const placeWordsLimit = { max: 20_000, windowMs: dayMs }
const serviceLimit = { max: 5000, windowMs: hourMs }
const createLimits = {
  browser: [{ max: 5, windowMs: hourMs }],
  address: [{ max: 60, windowMs: hourMs }, { max: 300, windowMs: dayMs }],
  place: [{ max: 5000, windowMs: dayMs }],
}
/** More locks than this in a day change nothing. */
const mostLocks = 10

export interface Caller {
  /** The browser, or what stands for it when it brings no cookie. */
  who: string
  address: string
}

/** Places taken by one attempt. */
export interface Taken {
  giveBack(): Promise<void>
}

type Take = () => Promise<Taken | null>

/** Everything that is counted about saving and opening, in the database: reserved first, given back (T-2.14). */
export function pinLimits(db: Db, serviceKey: Buffer, logger: Logger) {
  const key = deriveKey(serviceKey, 'pin limits')
  const named = (what: string, who: string) => `pin-${what}:${createHmac('sha256', key).update(who).digest('hex')}`
  const inWindow = (limit: Limit): Take => async () => {
    const taken = await reserve(db, limit)
    return taken && { giveBack: () => refund(db, taken) }
  }
  const rolling = (limit: Limit): Take => async () => {
    const taken = await takeSlot(db, limit)
    return taken && { giveBack: () => freeSlot(db, taken) }
  }
  /** A ceiling that many callers share: somebody has to look when it is reached. */
  const ceiling = (what: string, limit: Limit): Take => async () => {
    const taken = await inWindow(limit)()
    if (!taken) logger.error(`pin ${what} ceiling reached`)
    return taken
  }
  const windows = (what: string, who: string, limits: readonly Omit<Limit, 'key'>[]) =>
    limits.map((limit) => inWindow({ key: named(`${what}-${limit.windowMs}`, who), ...limit }))

  async function browserMax(who: string): Promise<number> {
    const locks = await slotsTaken(db, named('locks', who))
    return locks >= browserLimit.locks ? browserLimit.maxAfterLocks : browserLimit.max
  }

  return {
    /** Null when the caller is locked. Only failures stay counted. */
    async reserveAttempt({ who, address }: Caller, placeKey: string, door: DoorKind): Promise<Taken | null> {
      const takes = [rolling({ key: named('browser', who), max: await browserMax(who), windowMs: lockMs })]
      // A bound device is limited by itself; a whole shelter shares one address.
      if (door !== 'device') {
        takes.push(...windows('address', address, addressLimits))
        takes.push(ceiling('service', { key: 'pin-service', ...serviceLimit }))
      }
      if (door === 'words') takes.push(ceiling('place', { key: `pin-words:${placeKey}`, ...placeWordsLimit }))
      return takeAll(takes)
    },

    /** After a failure: whoever has used all places is locked for the whole time from now on. */
    async lockIfSpent({ who }: Caller): Promise<void> {
      const browser = named('browser', who)
      if (await slotsTaken(db, browser) < await browserMax(who)) return
      await holdSlots(db, browser, lockMs)
      // Failures that arrive together are one lock.
      const isNew = await reserve(db, { key: named('lock', who), max: 1, windowMs: lockMs })
      if (isNew) await takeSlot(db, { key: named('locks', who), max: mostLocks, windowMs: dayMs })
    },

    reserveCreate({ who, address }: Caller, placeKey: string): Promise<Taken | null> {
      return takeAll([
        ...windows('create-browser', who, createLimits.browser),
        ...windows('create-address', address, createLimits.address),
        ...windows('create-place', placeKey, createLimits.place),
      ])
    },

    /** One of the failures a quiet place may have in 30 days. */
    reserveQuiet: (placeKey: string): Promise<Taken | null> =>
      rolling({ key: `pin-quiet:${placeKey}`, ...quietPlace.failures })(),

    hasQuietLeft: async (placeKey: string): Promise<boolean> =>
      await slotsTaken(db, `pin-quiet:${placeKey}`) < quietPlace.failures.max,
  }
}
export type PinLimits = ReturnType<typeof pinLimits>

/** All or none. */
async function takeAll(takes: readonly Take[]): Promise<Taken | null> {
  const taken: Taken[] = []
  const giveBack = async () => {
    for (const one of taken) await one.giveBack()
  }
  for (const take of takes) {
    const one = await take()
    if (!one) {
      await giveBack()
      return null
    }
    taken.push(one)
  }
  return { giveBack }
}
