import { toWallTime } from '#domain/transportation/zoned-time.ts'
import { getListingTimeZone } from './away.ts'

/** The date at a listing: “full until Friday” must not end on Thursday evening because the server counts in UTC. */
export function getLocalDay(now: number, state: string | null): string {
  return toWallTime(now, getListingTimeZone(state)).day
}
