import { toWallTime } from '#domain/transportation/zoned-time.ts'
import { getListingTimeZone } from './away.ts'

/** Which day it is at a place: “full until Friday” must not end on Thursday evening because a server counts in UTC. */
export function getLocalDay(now: number, state: string | null): string {
  return toWallTime(now, getListingTimeZone(state)).day
}
