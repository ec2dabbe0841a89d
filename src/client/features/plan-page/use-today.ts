import { useEffect, useState } from 'react'
import { localDay } from '#client/platform/local-day.ts'

/** The person's current day, updated even if the page stays open overnight. */
export function useToday(): string {
  const [today, setToday] = useState(() => localDay(new Date()))
  useEffect(() => {
    const updateToday = () => setToday(localDay(new Date()))
    document.addEventListener('visibilitychange', updateToday)
    return () => document.removeEventListener('visibilitychange', updateToday)
  }, [])
  return today
}
