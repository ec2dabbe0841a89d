import type { Pause } from '#domain/introductions/overdue.ts'
import { getStateTimeZone } from '#domain/places/state-time-zone.ts'
import { getDayAfter, toInstant, isDay } from '#domain/transportation/zoned-time.ts'
import type { PartnerSettings } from './settings.ts'

/** Time zone of most of the directory, for a listing without a state or in a state with two time zones. */
const usualZone = 'America/Los_Angeles'

/** The time zone in which a listing's days are counted. */
export function getListingTimeZone(state: string | null): string {
  return (state === null ? null : getStateTimeZone(state)) ?? usualZone
}

/** From midnight of the first day to midnight after the last, in the listing's time zone. */
export function getAwayPause({ away }: Pick<PartnerSettings, 'away'>, zone: string): Pause | null {
  if (away === null || away.until < away.from || !isDay(away.from) || !isDay(away.until)) return null
  return {
    from: toInstant({ day: away.from, minutes: 0 }, zone),
    until: toInstant({ day: getDayAfter(away.until), minutes: 0 }, zone),
  }
}
