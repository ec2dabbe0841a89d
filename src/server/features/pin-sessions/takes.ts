import type { Db } from '#server/platform/db/database.ts'
import { refund, reserve, type Limit } from '#server/platform/db/limits.ts'
import { freeSlot, takeSlot } from '#server/platform/db/rolling-limit.ts'
import type { Logger } from '#server/platform/logger.ts'

const hourMs = 60 * 60_000

/** Places taken by one attempt. */
export interface Taken {
  giveBack(): Promise<void>
}

/** Why an attempt may not go on: wait, or show work first. */
export type Refusal = 'locked' | 'proof_needed'

/** Whether the caller showed work; asked for at most once, because a proof is good once. */
export type HasProof = () => Promise<boolean>

export type Take = () => Promise<Taken | Refusal>

const nothingTaken: Taken = { giveBack: async () => undefined }

/** The kinds of limits an attempt meets, each a way to take one place. */
export function limitTakes(db: Db, logger: Logger) {
  /** What many callers share is full: somebody has to look, and one line an hour is enough to make them. */
  const alert = async (what: string) => {
    const isFirst = await reserve(db, { key: `pin-alert:${what}`, max: 1, windowMs: hourMs })
    if (isFirst) logger.error(`pin ${what} reached`)
  }
  const inWindow =
    (limit: Limit): Take =>
    async () => {
      const taken = await reserve(db, limit)
      return taken ? { giveBack: () => refund(db, taken) } : 'locked'
    }
  return {
    inWindow,

    rolling:
      (limit: Limit): Take =>
      async () => {
        const taken = await takeSlot(db, limit)
        return taken ? { giveBack: () => freeSlot(db, taken) } : 'locked'
      },

    ceiling:
      (what: string, limit: Limit): Take =>
      async () => {
        const taken = await inWindow(limit)()
        if (taken === 'locked') await alert(`${what} ceiling`)
        return taken
      },

    /** Once it is full, everybody who shows work still gets through. */
    soft:
      (what: string, limit: Limit, hasProof: HasProof): Take =>
      async () => {
        const taken = await inWindow(limit)()
        if (taken !== 'locked') return taken
        await alert(`${what} soft limit`)
        return (await hasProof()) ? nothingTaken : 'proof_needed'
      },
  }
}

/** All or none. */
export async function takeAll(takes: readonly Take[]): Promise<Taken | Refusal> {
  const taken: Taken[] = []
  const giveBack = async () => {
    for (const one of taken) await one.giveBack()
  }
  for (const take of takes) {
    const one = await take()
    if (typeof one === 'string') {
      await giveBack()
      return one
    }
    taken.push(one)
  }
  return { giveBack }
}
