import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { buildSilence } from './postgres-error.ts'

/** A statement that takes longer makes us ask whether the database still answers at all. */
const slowMs = 300
/** It answers `select 1` in a millisecond; one that needs longer than this helps nobody. */
const answerWithinMs = 1000
const askEveryMs = 100

export interface Pulse {
  /** The outcome of what was started. While the database is silent nothing is started. */
  watch<Result>(start: () => Promise<Result>): Promise<Result>
  stop(): void
}

export type PulseWatcher = (connectionString: string, giveUp: () => void) => Pulse

/** For a program that nobody waits for, such as a load or the command line. */
export const waitWithoutEnd: PulseWatcher = () => ({ watch: (start) => start(), stop: () => undefined })

/**
 * Tells a database that is frozen or cut off from a statement that takes minutes, as a load or an export may: no limit per
 * statement can. While one takes long, a connection of our own asks `select 1`. Without an answer the database is silent: what
 * is awaited is given up, and nothing is sent until it answers again, so that no further call waits for it.
 */
export const watchPulse: PulseWatcher = (connectionString, giveUp) => {
  /** When each statement was sent, oldest first. */
  const awaited = new Set<{ since: number; reject(fault: Error): void }>()
  const probe = openProbe(connectionString)
  let isSilent = false
  let timer: NodeJS.Timeout | null = null

  const ask = async () => {
    const [oldest] = awaited
    const isSlow = oldest !== undefined && performance.now() - oldest.since > slowMs
    if (isSilent || isSlow) {
      isSilent = !(await probe.doesAnswer())
      if (isSilent) {
        for (const { reject } of awaited) reject(buildSilence())
        giveUp()
      }
    } else probe.keepOpen()
    timer = null
    if (isSilent || awaited.size > 0) askLater()
  }
  const askLater = () => {
    timer ??= setTimeout(() => void ask(), askEveryMs).unref()
  }

  return {
    async watch(start) {
      if (isSilent) throw buildSilence()
      const { promise: silence, reject } = Promise.withResolvers<never>()
      const sent = { since: performance.now(), reject }
      awaited.add(sent)
      askLater()
      try {
        return await Promise.race([start(), silence])
      } finally {
        awaited.delete(sent)
      }
    },
    stop() {
      if (timer) clearTimeout(timer)
      awaited.clear()
      probe.close()
    },
  }
}

/** Waits so long, and for what came meanwhile: a process that was busy itself has not read it yet. Never ends once aborted. */
export async function waitAndRead(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(ms, undefined, { ref: false, signal })
    await nextTurn()
    await nextTurn()
  } catch {
    await new Promise(() => undefined)
  }
}

const openAgainMs = 5000

/** A connection that is kept open: what is asked first in an emergency must not wait until there is room for another. */
function openProbe(connectionString: string) {
  let client: pg.Client | null = null
  let triedAt = -Infinity
  let opened: Promise<unknown> = Promise.resolve()
  const close = () => {
    // Whatever it is doing is over: nothing waits for it any more.
    client?.end().catch(() => undefined)
    client = null
  }
  const ask = async () => {
    if (!client) {
      const fresh = new pg.Client({ connectionString, connectionTimeoutMillis: 2 * answerWithinMs })
      client = fresh
      fresh.on('error', () => {
        if (client === fresh) client = null
      })
      opened = fresh.connect()
    }
    await opened
    await client?.query('select 1')
  }
  return {
    close,
    keepOpen() {
      if (client || performance.now() - triedAt < openAgainMs) return
      triedAt = performance.now()
      ask().catch(close)
    },
    /** Any answer will do: a database that refuses is not silent. */
    async doesAnswer(): Promise<boolean> {
      const isOver = new AbortController()
      const late = waitAndRead(answerWithinMs, isOver.signal).then(() => false)
      const answered = ask().then(
        () => true,
        () => {
          close()
          return true
        },
      )
      const isAnswered = await Promise.race([answered, late])
      isOver.abort()
      if (!isAnswered) close()
      return isAnswered
    },
  }
}
