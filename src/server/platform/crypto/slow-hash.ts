import { hashRaw } from '@node-rs/argon2'
import { createFairQueue, type Requester } from './fair-queue.ts'

/** Argon2id with 19 MiB: about 40 ms on a small core (T-2.11). 2 is the library's number for argon2id. */
export const slowHashCost = { algorithm: 2, timeCost: 2, memoryCost: 19_456, parallelism: 1, outputLen: 32 } as const

/** The queue is full, or a call waited too long: the caller may try again. */
export class SlowHashBusy extends Error {
  override readonly name = 'SlowHashBusy'
}

export type SlowHash = (secret: string, salt: Buffer, requester: Requester) => Promise<Buffer>

const argon2id: SlowHash = (secret, salt) => hashRaw(secret, { ...slowHashCost, salt })

export interface SlowHashLimits {
  atOnce: number
  /** How many may wait in all, and of one address. */
  queue: number
  queuePerAddress: number
  waitMs: number
  /** A turn keeps its slot at least this long, so that a number of slots is also a pace. */
  leastMs?: number
}

/**
 * Per process: a flood of guesses must not use up memory and cores (T-2.13). A whole shelter that comes back at once
 * fits into one address, and its last person waits a few seconds.
 */
const ordinaryLimits: SlowHashLimits = { atOnce: 2, queue: 240, queuePerAddress: 80, waitMs: 15_000 }

/**
 * For guesses at a location or an account that had far too many: one a second, whatever work their callers prove
 * (T-2.17).
 */
const pacedLimits: SlowHashLimits = { atOnce: 1, queue: 240, queuePerAddress: 20, waitMs: 60_000, leastMs: 1000 }

/** Runs a few at once; the others wait in a queue that is limited in length and time, and fair to every address. */
export type SlowTurns = <Result>(requester: Requester, run: () => Promise<Result>) => Promise<Result>

export function slowTurns({ atOnce, waitMs, leastMs = 0, ...most }: SlowHashLimits): SlowTurns {
  const waiting = createFairQueue<{ go: () => void; refuse: () => void }>({
    all: most.queue,
    perAddress: most.queuePerAddress,
  })
  let running = 0

  const waitForTurn = (requester: Requester) =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => {
        clearTimeout(timer)
        reject(new SlowHashBusy())
      }
      const item = {
        go: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse,
      }
      const timer = setTimeout(() => {
        waiting.remove(requester, item)
        refuse()
      }, waitMs)
      waiting.add(requester, item)?.refuse()
    })

  const endTurn = () => {
    // The slot goes straight to the next in the queue, so that no one can jump ahead.
    const next = waiting.takeNext()
    if (next) next.go()
    else running -= 1
  }

  return async (requester, run) => {
    if (running < atOnce) running += 1
    else await waitForTurn(requester)
    const begun = performance.now()
    try {
      return await run()
    } finally {
      const left = leastMs - (performance.now() - begun)
      if (left > 0) setTimeout(endTurn, left).unref()
      else endTurn()
    }
  }
}

/** PINs and passphrases share one queue, because memory and cores belong to the process and not to a feature. */
export const processTurns: SlowTurns = slowTurns(ordinaryLimits)

/** One lane for the whole process, because it bounds all guesses beyond the ceilings together. */
export const pacedTurns = (): SlowTurns => slowTurns(pacedLimits)

export function slowHashes(limits?: SlowHashLimits, run: SlowHash = argon2id): SlowHash {
  const take = limits ? slowTurns(limits) : processTurns
  return (secret, salt, requester) => take(requester, () => run(secret, salt, requester))
}
