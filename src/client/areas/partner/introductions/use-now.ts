import { useEffect, useState } from 'react'

const minuteMs = 60_000

/** Current time, updated every minute so that “due in 2 hours” stays correct on an open page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
