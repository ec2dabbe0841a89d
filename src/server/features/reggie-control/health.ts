import type { Clock } from '#server/platform/clock.ts'

export interface Health {
  part: 'database' | 'directory' | 'knowledge' | 'model'
  state: 'ok' | 'down' | 'none'
}

/** Rejects when the part does not work; null where there is no such part. */
export type HealthChecks = Record<Health['part'], (() => Promise<void>) | null>

const cacheMs = 90_000

/** Asked again after 90 s at the earliest: a page that many look at must not knock at every door each time. */
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
