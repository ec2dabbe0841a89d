import type { Clock } from './clock.ts'

const failuresBeforeRest = 5
const restMs = 30_000

/** The other side failed too often and is not called for a while (T-6.6). */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError'
}

export interface Breaker {
  /** Does the work, or refuses it while the other side rests. */
  run<Result>(signal: AbortSignal, call: () => Promise<Result>): Promise<Result>
}

/** A deadline is the other side's failure; a visitor who left is not. */
const isOwnFailure = (signal: AbortSignal) =>
  !signal.aborted || (signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/** Five failures in a row: no calls for 30 s. After that one call tries, and its success ends the rest. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0
  let restsUntil = 0
  return {
    async run(signal, call) {
      if (clock.now() < restsUntil) throw new CircuitOpenError(`It rests after ${failures} failures.`)
      // While one call tries again, the others keep off.
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
