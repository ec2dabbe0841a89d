import type { Clock } from '#server/platform/clock.ts'
import type { Source } from './source.ts'

const failuresBeforeRest = 5
const restMs = 30_000

/** The source failed too often just now and is left alone for a while (T-6.6). */
export class SourceResting extends Error {
  override readonly name = 'SourceResting'
}

/** A deadline is the source's failure; a visitor who left is not. */
const isOwnFailure = (signal: AbortSignal) =>
  !signal.aborted || (signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/** Five failures in a row: no calls for 30 s. After that one call tries, and its success ends the rest. */
export function withBreaker(source: Source, clock: Clock): Source {
  let failures = 0
  let restsUntil = 0
  return {
    ...source,
    async find(request, signal, report) {
      if (clock.now() < restsUntil) throw new SourceResting(`${source.name} rests after ${failures} failures`)
      // While one call tries again, the others keep off.
      if (failures >= failuresBeforeRest) restsUntil = clock.now() + restMs
      const late = () => {
        if (isOwnFailure(signal)) failed()
      }
      const failed = () => {
        failures += 1
        if (failures >= failuresBeforeRest) restsUntil = clock.now() + restMs
      }
      signal.addEventListener('abort', late, { once: true })
      try {
        const found = await source.find(request, signal, report)
        if (!signal.aborted) [failures, restsUntil] = [0, 0]
        return found
      } catch (error) {
        if (!signal.aborted) failed()
        throw error
      } finally {
        signal.removeEventListener('abort', late)
      }
    },
  }
}
