import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** The time, moving on by the minute: “due in 2 hours” must not stand still on a page that stays open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
