import { hashRaw } from '@node-rs/argon2'

/** Argon2id with 19 MiB: about 40 ms on a small core (T-2.11). 2 is the library's number for argon2id. */
export const slowHashCost = { algorithm: 2, timeCost: 2, memoryCost: 19_456, parallelism: 1, outputLen: 32 } as const

/** The queue is full, or a call waited too long: the caller may try again. */
export class SlowHashBusy extends Error {
  override readonly name = 'SlowHashBusy'
}

export type SlowHash = (secret: string, salt: Buffer) => Promise<Buffer>

const argon2id: SlowHash = (secret, salt) => hashRaw(secret, { ...slowHashCost, salt })

export interface SlowHashLimits {
  atOnce: number
  queue: number
  waitMs: number
}

/** Per process: a flood of guesses must not use up memory and cores (T-2.13). */
const ordinaryLimits: SlowHashLimits = { atOnce: 2, queue: 40, waitMs: 3000 }

/** Runs a few at once; the others wait in a queue that is limited in length and time. */
export type SlowTurns = <Result>(run: () => Promise<Result>) => Promise<Result>

function slowTurns(limits: SlowHashLimits): SlowTurns {
  const waiting: (() => void)[] = []
  let running = 0

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1)
        reject(new SlowHashBusy())
      }, limits.waitMs)
      waiting.push(go)
    })

  return async (run) => {
    if (running < limits.atOnce) running += 1
    else if (waiting.length >= limits.queue) throw new SlowHashBusy()
    else await turn()
    try {
      return await run()
    } finally {
      // The slot goes straight to the next in the queue, so that no one can jump ahead.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** PINs and passphrases share one queue, because memory and cores belong to the process and not to a feature. */
export const processTurns: SlowTurns = slowTurns(ordinaryLimits)

export function slowHashes(limits?: SlowHashLimits, run: SlowHash = argon2id): SlowHash {
  const take = limits ? slowTurns(limits) : processTurns
  return (secret, salt) => take(() => run(secret, salt))
}
