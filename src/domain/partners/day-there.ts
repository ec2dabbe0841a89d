import { wallTime } from '#domain/transportation/zoned-time.ts'
import { zoneOf } from './away.ts'

/** Which day it is at a place: “full until Friday” must not end on Thursday evening because a server counts in UTC. */
export function dayThere(now: number, state: string | null): string {
  return wallTime(now, zoneOf(state)).day
}
