import { useMemo } from 'react'
import { getStateTimeZone } from '#domain/places/state-time-zone.ts'
import type { WeekMoment } from '#domain/resources/open-now.ts'
import { getWeekMoment } from '#domain/resources/week-moment.ts'
import { minuteMs, useNow } from '#client/shared/use-now.ts'

/** Current day and time at the listings. */
export function useWeekMoment(state: string): WeekMoment {
  const now = useNow(minuteMs)
  return useMemo(() => getWeekMoment(now, getStateTimeZone(state)), [now, state])
}
