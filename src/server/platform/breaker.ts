import type { Clock } from './clock.ts'

const failuresBeforeRest = 5
const restMs = 30_000

/** The remote service failed too often and is not called for a while (T-6.6). */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError'
}

export interface Breaker {
  /** Runs the callback, or refuses while the circuit is open. */
  run<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result>
}

/** A deadline counts as a failure of the remote service; a visitor who left does not. */
const isOwnFailure = (signal: AbortSignal) =>
  !signal.aborted || (signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/**
 * After five failures in a row: no calls for 30 s. Then one trial call is let through, and its success closes the
 * circuit.
 */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0
  let restsUntil = 0
  return {
    async run(signal, call) {
      if (clock.now() < restsUntil) throw new CircuitOpenError(`It rests after ${failures} failures.`)
      // While the trial call runs, other calls stay blocked.
      if (failures >= failuresBeforeRest) restsUntil = clock.now() + restMs
      const failed = () => {
        failures += 1
        if (failures >= failuresBeforeRest) restsUntil = clock.now() + restMs
      }
      const late = () => {
        if (isOwnFailure(signal)) failed()
      }
      signal.addEventListener('abort', late, { once: true })
      try {
        const result = await call()
        if (!signal.aborted) [failures, restsUntil] = [0, 0]
        return result
      } catch (error) {
        if (!signal.aborted) failed()
        throw error
      } finally {
        signal.removeEventListener('abort', late)
      }
    },
  }
}
