import { createBreaker } from '#server/platform/breaker.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Source } from './source.ts'

/** A source that fails repeatedly is not called for a while. */
export function withBreaker(source: Source, clock: Clock): Source {
  const breaker = createBreaker(clock)
  return {
    ...source,
    find: (request, signal, report) => breaker.run(signal, () => source.find(request, signal, report)),
  }
}
