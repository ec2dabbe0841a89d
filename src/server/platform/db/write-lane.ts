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

interface QueuedStatement {
  kind: 'work'
  statement: WriteStatement<unknown>
  resolve(result: unknown): void
  reject(error: unknown): void
}
interface QueuedTurn {
  kind: 'turn'
  grant(release: () => void): void
}

/** The longest time a statement waits for others before the shared commit starts. */
const MAX_WAIT_MS = 3
const MAX_BATCH = 64

/**
 * Group commit: statements that arrive together share one transaction and one disk flush. Each is acknowledged only
 * after the commit; a failed statement does not affect the others; a failed commit fails them all.
 */
export class WriteLane {
  readonly #writer: LaneWriter
  readonly #queue: (QueuedStatement | QueuedTurn)[] = []
  #scheduled: { cancel(): void; soon: boolean } | undefined
  #taken = false
  #closed = false
  #hadCompany = false
  #idle: (() => void)[] = []

  constructor(writer: LaneWriter) {
    this.#writer = writer
  }

  write<Result>(statement: WriteStatement<Result>): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'))
    return new Promise<Result>((resolve, reject) => {
      this.#queue.push({ kind: 'work', statement, resolve, reject })
      this.#schedule()
    })
  }

  /** Waits for exclusive use of the write connection; the caller must call the returned function to end it. */
  takeTurn(): Promise<() => void> {
    if (this.#closed) return Promise.reject(new Error('The database is closed.'))
    return new Promise((grant) => {
      this.#queue.push({ kind: 'turn', grant })
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
    const first = this.#queue[0]
    if (first?.kind === 'turn') {
      this.#queue.shift()
      this.#taken = true
      first.grant(() => this.#release())
      return
    }
    const batch: QueuedStatement[] = []
    for (const next of this.#queue) {
      if (next.kind === 'turn' || batch.length === MAX_BATCH) break
      batch.push(next)
    }
    this.#queue.splice(0, batch.length)
    this.#hadCompany = batch.length > 1
    commitTogether(this.#writer, batch)
    this.#continue()
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

function commitTogether(writer: LaneWriter, batch: readonly QueuedStatement[]) {
  const outcomes: (() => void)[] = []
  try {
    writer.begin()
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
