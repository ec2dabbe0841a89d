import { raiseProofBits } from '#domain/proof-bits.ts'
import type { Logger } from '../logger.ts'
import type { Db } from './database.ts'
import { countReserved, refund, reserve, type Limit } from './limits.ts'
import { freeSlot, reserveSlot } from './rolling-limit.ts'

const hourMs = 60 * 60_000
/** No limit: a proven attempt is always admitted, and counted for the next one's work. */
const endless = 1_000_000_000

/** The slots reserved by one attempt. */
export interface LimitReservation {
  giveBack(): Promise<void>
  /** There were so many failures that this attempt has to go through the paced lane (T-2.17). */
  isPaced: boolean
}

/** The attempt needs a proof of work of so many bits first. */
export interface ProofNeeded {
  proofBits: number
}

/** Why an attempt is refused: wait, or show a proof of work. */
export type Refusal = 'locked' | ProofNeeded

/** Whether the caller showed a proof of so many bits. */
export type ProofCheck = (bits: number) => Promise<boolean>

type ReservationStep<Reason extends Refusal = Refusal> = () => Promise<LimitReservation | Reason>

interface SoftLimit {
  limit: Limit
  hasProof: ProofCheck
  /** Alerts the operator under this name. */
  alertAs?: string
  /** From so many failures on, attempts are also paced. */
  ceiling?: number
}

interface StepParts {
  db: Db
  logger: Logger
  /** Names the alerts. */
  name: string
  proofBits: number
}

/** The kinds of limits an attempt can meet, each a way to reserve one slot. */
export function createReservationSteps({ db, logger, name, proofBits }: StepParts) {
  /** A limit shared by many callers is full: alerts the operator, with one log line an hour. */
  const alert = async (what: string) => {
    const isFirst = await reserve(db, { key: `${name}-alert:${what}`, max: 1, windowMs: hourMs })
    if (isFirst) logger.error(`${name} ${what} reached`)
  }
  const take = async (limit: Limit, isPaced = false): Promise<LimitReservation | null> => {
    const reservation = await reserve(db, limit)
    return reservation && { giveBack: () => refund(db, reservation), isPaced }
  }
  const takeSlot = async (limit: Limit): Promise<LimitReservation | null> => {
    const slot = await reserveSlot(db, limit)
    return slot && { giveBack: () => freeSlot(db, slot), isPaced: false }
  }
  return {
    inWindow:
      (limit: Limit): ReservationStep =>
      async () =>
        (await take(limit)) ?? 'locked',

    rolling:
      (limit: Limit): ReservationStep =>
      async () =>
        (await takeSlot(limit)) ?? 'locked',

    /** When it is full, callers with a proof of work still get through; it needs no more work the fuller it is. */
    softRolling:
      (limit: Limit, hasProof: ProofCheck): ReservationStep<ProofNeeded> =>
      async () => {
        const slot = await takeSlot(limit)
        if (slot) return slot
        return (await hasProof(proofBits)) ? { giveBack: async () => undefined, isPaced: false } : { proofBits }
      },

    /** When it is full, callers with a proof of work still get through; they work more the more failures there were. */
    soft:
      ({ limit, hasProof, alertAs, ceiling = Infinity }: SoftLimit): ReservationStep<ProofNeeded> =>
      async () => {
        const free = await take(limit)
        if (free) return free
        const count = await countReserved(db, limit)
        const isPaced = count >= ceiling
        if (alertAs) await alert(`${alertAs} ${isPaced ? 'ceiling' : 'soft limit'}`)
        const bits = raiseProofBits(proofBits, count, limit.max)
        if (!(await hasProof(bits))) return { proofBits: bits }
        return (await take({ ...limit, max: endless }, isPaced)) ?? { proofBits: bits }
      },
  }
}

/** Reserves all slots or none. Of several proofs that are missing, the hardest is asked for: it does for all. */
export async function reserveAll(
  steps: readonly ReservationStep<ProofNeeded>[],
): Promise<LimitReservation | ProofNeeded>
export async function reserveAll(steps: readonly ReservationStep[]): Promise<LimitReservation | Refusal>
export async function reserveAll(steps: readonly ReservationStep[]): Promise<LimitReservation | Refusal> {
  const reservations: LimitReservation[] = []
  const giveBack = async () => {
    for (const reservation of reservations) await reservation.giveBack()
  }
  let missingBits = 0
  for (const step of steps) {
    const outcome = await step()
    if (outcome === 'locked') {
      await giveBack()
      return outcome
    }
    if ('proofBits' in outcome) missingBits = Math.max(missingBits, outcome.proofBits)
    else reservations.push(outcome)
  }
  if (missingBits > 0) {
    await giveBack()
    return { proofBits: missingBits }
  }
  return { giveBack, isPaced: reservations.some(({ isPaced }) => isPaced) }
}
