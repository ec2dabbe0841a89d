import type { Clock } from '#server/platform/clock.ts'

export interface Health {
  part: 'database' | 'directory' | 'knowledge' | 'model'
  state: 'ok' | 'down' | 'none'
}

/** Rejects when the part does not work; null when there is no such part. */
export type HealthChecks = Record<Health['part'], (() => Promise<void>) | null>

const cacheMs = 90_000

/** Cached for at least 90 s, so that a page many people open does not run every check each time. */
export function createHealthCache(clock: Clock, checks: HealthChecks): () => Promise<Health[]> {
  let cached: { at: number; health: Promise<Health[]> } | undefined
  const check = ([part, run]: [string, (() => Promise<void>) | null]): Promise<Health> => {
    const of = (state: Health['state']): Health => ({ part: part as Health['part'], state })
    return run === null
      ? Promise.resolve(of('none'))
      : run().then(
          () => of('ok'),
          () => of('down'),
        )
  }
  return () => {
    const now = clock.now()
    if (!cached || now - cached.at >= cacheMs)
      cached = { at: now, health: Promise.all(Object.entries(checks).map(check)) }
    return cached.health
  }
}
