import type { Pause } from '#domain/introductions/overdue.ts'
import { getStateTimeZone } from '#domain/places/state-time-zone.ts'
import { getDayAfter, toInstant, isDay } from '#domain/transportation/zoned-time.ts'
import type { PartnerSettings } from './settings.ts'

/** For a listing without a state, or in a state that keeps two times: the clock of most of the directory. */
const usualZone = 'America/Los_Angeles'

/** The clock days are counted by at a listing. */
export function getListingTimeZone(state: string | null): string {
  return (state === null ? null : getStateTimeZone(state)) ?? usualZone
}

/** From midnight of the first day to midnight after the last, where the listing is. */
export function getAwayPause({ away }: Pick<PartnerSettings, 'away'>, zone: string): Pause | null {
  if (away === null || away.until < away.from || !isDay(away.from) || !isDay(away.until)) return null
  return {
    from: toInstant({ day: away.from, minutes: 0 }, zone),
    until: toInstant({ day: getDayAfter(away.until), minutes: 0 }, zone),
  }
}
