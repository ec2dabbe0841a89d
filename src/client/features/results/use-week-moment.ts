import { useEffect, useMemo, useState } from 'react'
import { getStateTimeZone } from '#domain/places/state-time-zone.ts'
import type { WeekMoment } from '#domain/resources/open-now.ts'
import { getWeekMoment } from '#domain/resources/week-moment.ts'

const minuteMs = 60_000

/** Current day and time at the listings. */
export function useWeekMoment(state: string): WeekMoment {
  const [at, setAt] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return useMemo(() => getWeekMoment(at, getStateTimeZone(state)), [at, state])
}
