import { buildClosed, isLocked } from './sqlite-error.ts'

/** One queued statement on the write connection; runs inside the shared transaction. */
export type WriteStatement<Result> = () => Result

/** The part of the write connection that the lane uses. */
export interface LaneWriter {
  begin(): void
  commit(): void
  rollback(): void
  /** False once the engine has rolled back the transaction by itself, as it does when the disk is full. */
  inTransaction(): boolean
}

interface Queued {
  /** When it came. */
  since: number
  reject(error: unknown): void
}
interface QueuedStatement extends Queued {
  kind: 'work'
  statement: WriteStatement<unknown>
  resolve(result: unknown): void
}
interface QueuedTurn extends Queued {
  kind: 'turn'
  grant(release: () => void): void
}

/** The longest time a statement waits for others before the shared commit starts. */
const MAX_WAIT_MS = 3
const MAX_BATCH = 64
/** How often a file that another program has locked is tried again. */
const RETRY_MS = 20

/**
 * Group commit: statements that arrive together share one transaction and one disk flush. Each is acknowledged only
 * after the commit; a failed statement does not affect the others; a failed commit fails them all. While another program
 * has locked the file, what is queued waits so long and is then refused; the process works on meanwhile.
 */
export class WriteLane {
  readonly #writer: LaneWriter
  readonly #patienceMs: number
  readonly #queue: (QueuedStatement | QueuedTurn)[] = []
  #scheduled: { cancel(): void; soon: boolean } | undefined
  #taken = false
  #closed = false
  #hadCompany = false
  #idle: (() => void)[] = []
  #lockedSince: number | undefined

  constructor(writer: LaneWriter, lockPatienceMs: number) {
    this.#writer = writer
    this.#patienceMs = lockPatienceMs
  }

  write<Result>(statement: WriteStatement<Result>): Promise<Result> {
    if (this.#closed) return Promise.reject(buildClosed())
    return new Promise<Result>((resolve, reject) => {
      const settle = (result: unknown) => resolve(result as Result)
      this.#queue.push({ kind: 'work', since: performance.now(), statement, resolve: settle, reject })
      this.#schedule()
    })
  }

  /** Waits for a transaction with the write connection to itself; the caller ends both, and calls the returned function. */
  takeTurn(): Promise<() => void> {
    if (this.#closed) return Promise.reject(buildClosed())
    return new Promise((grant, reject) => {
      this.#queue.push({ kind: 'turn', since: performance.now(), grant, reject })
      this.#schedule()
    })
  }

  /** Refuses new statements and waits until everything accepted so far is committed. */
  async close(): Promise<void> {
    this.#closed = true
    if (!this.#taken && this.#queue.length === 0) return
    await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  /** A lone writer commits at once; only after a shared commit is it worth waiting for others again. */
  #schedule() {
    if (this.#taken) return
    const soon = !this.#hadCompany || this.#closed || this.#queue.length >= MAX_BATCH || this.#queue[0]?.kind === 'turn'
    if (this.#scheduled !== undefined) {
      if (this.#scheduled.soon || !soon) return
      this.#scheduled.cancel()
    }
    if (soon) {
      const immediate = setImmediate(() => this.#run())
      this.#scheduled = { soon, cancel: () => clearImmediate(immediate) }
    } else {
      const timer = setTimeout(() => this.#run(), MAX_WAIT_MS)
      this.#scheduled = { soon, cancel: () => clearTimeout(timer) }
    }
  }

  #run() {
    this.#scheduled = undefined
    let problem: unknown
    try {
      this.#writer.begin()
    } catch (error) {
      if (isLocked(error)) return this.#waitForLock(error)
      problem = error
    }
    this.#lockedSince = undefined
    const first = this.#queue[0]
    if (first?.kind === 'turn') {
      this.#queue.shift()
      if (problem === undefined) {
        this.#taken = true
        return first.grant(() => this.#release())
      }
      first.reject(problem)
    } else {
      const batch = this.#takeBatch()
      if (problem === undefined) commitTogether(this.#writer, batch)
      else for (const { reject } of batch) reject(problem)
    }
    this.#continue()
  }

  #takeBatch(): QueuedStatement[] {
    const batch: QueuedStatement[] = []
    for (const next of this.#queue) {
      if (next.kind === 'turn' || batch.length === MAX_BATCH) break
      batch.push(next)
    }
    this.#queue.splice(0, batch.length)
    this.#hadCompany = batch.length > 1
    return batch
  }

  /** Time spent waiting for our own transactions does not count. */
  #waitForLock(problem: unknown) {
    const now = performance.now()
    const lockedSince = (this.#lockedSince ??= now)
    for (const queued of this.#queue.splice(0)) {
      if (now - Math.max(queued.since, lockedSince) < this.#patienceMs) this.#queue.push(queued)
      else queued.reject(problem)
    }
    if (this.#queue.length === 0) return this.#continue()
    const timer = setTimeout(() => this.#run(), RETRY_MS)
    this.#scheduled = { soon: true, cancel: () => clearTimeout(timer) }
  }

  #release() {
    this.#taken = false
    this.#continue()
  }

  #continue() {
    if (this.#queue.length > 0) this.#schedule()
    else for (const resolve of this.#idle.splice(0)) resolve()
  }
}

/** The transaction is open already. */
function commitTogether(writer: LaneWriter, batch: readonly QueuedStatement[]) {
  const outcomes: (() => void)[] = []
  try {
    for (const { statement, resolve, reject } of batch) {
      try {
        const result = statement()
        outcomes.push(() => resolve(result))
      } catch (error) {
        if (!writer.inTransaction()) throw error
        outcomes.push(() => reject(error))
      }
    }
    writer.commit()
  } catch (error) {
    if (writer.inTransaction()) writer.rollback()
    for (const { reject } of batch) reject(error)
    return
  }
  for (const settle of outcomes) settle()
}
