/** Runs a fixed number at once and lets a fixed number wait; more are refused (T-6.5). */
export interface Gate {
  /**
   * Resolves to the release function, or null when too many are already waiting. Rejects when the signal aborts the
   * wait.
   */
  enter(signal: AbortSignal): Promise<(() => void) | null>
}

export function createGate({ inFlight, queue }: { inFlight: number; queue: number }): Gate {
  let inside = 0
  const waiting: (() => void)[] = []
  // A slot is handed directly to the next in line and never freed in between, so no newcomer can skip the queue.
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }
  return {
    async enter(signal) {
      signal.throwIfAborted()
      if (inside < inFlight) inside += 1
      else if (waiting.length < queue) await turn(waiting, signal)
      else return null
      let isInside = true
      return () => {
        if (isInside) leave()
        isInside = false
      }
    },
  }
}

async function turn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = () => {
    const index = waiting.indexOf(resolve)
    if (index < 0) return
    waiting.splice(index, 1)
    reject(signal.reason as Error)
  }
  waiting.push(resolve)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    await promise
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
