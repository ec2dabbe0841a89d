import type { Db } from '#server/platform/db/database.ts'
import { refund, reserve, type Limit } from '#server/platform/db/limits.ts'
import { freeSlot, reserveSlot } from '#server/platform/db/rolling-limit.ts'
import type { Logger } from '#server/platform/logger.ts'

const hourMs = 60 * 60_000

/** The slots reserved by one attempt. */
export interface LimitReservation {
  giveBack(): Promise<void>
}

/** Why an attempt is refused: wait, or show a proof of work first. */
export type Refusal = 'locked' | 'proof_needed'

/** Whether the caller showed a proof of work; called at most once, because a proof is valid once. */
export type ProofCheck = () => Promise<boolean>

export type ReservationStep = () => Promise<LimitReservation | Refusal>

const emptyReservation: LimitReservation = { giveBack: async () => undefined }

/** The kinds of limits an attempt can meet, each a way to reserve one slot. */
export function createReservationSteps(db: Db, logger: Logger) {
  /** A limit shared by many callers is full: alerts the operator, with one log line an hour. */
  const alert = async (what: string) => {
    const isFirst = await reserve(db, { key: `pin-alert:${what}`, max: 1, windowMs: hourMs })
    if (isFirst) logger.error(`pin ${what} reached`)
  }
  const inWindow =
    (limit: Limit): ReservationStep =>
    async () => {
      const reservation = await reserve(db, limit)
      return reservation ? { giveBack: () => refund(db, reservation) } : 'locked'
    }
  return {
    inWindow,

    rolling:
      (limit: Limit): ReservationStep =>
      async () => {
        const slot = await reserveSlot(db, limit)
        return slot ? { giveBack: () => freeSlot(db, slot) } : 'locked'
      },

    ceiling:
      (what: string, limit: Limit): ReservationStep =>
      async () => {
        const reservation = await inWindow(limit)()
        if (reservation === 'locked') await alert(`${what} ceiling`)
        return reservation
      },

    /** When it is full, callers with a proof of work still get through. */
    soft:
      (what: string, limit: Limit, hasProof: ProofCheck): ReservationStep =>
      async () => {
        const reservation = await inWindow(limit)()
        if (reservation !== 'locked') return reservation
        await alert(`${what} soft limit`)
        return (await hasProof()) ? emptyReservation : 'proof_needed'
      },
  }
}

/** Reserves all slots or none. */
export async function reserveAll(takes: readonly ReservationStep[]): Promise<LimitReservation | Refusal> {
  const reservations: LimitReservation[] = []
  const giveBack = async () => {
    for (const reservation of reservations) await reservation.giveBack()
  }
  for (const take of takes) {
    const reservation = await take()
    if (typeof reservation === 'string') {
      await giveBack()
      return reservation
    }
    reservations.push(reservation)
  }
  return { giveBack }
}
