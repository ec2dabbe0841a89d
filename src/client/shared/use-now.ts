import { useEffect, useState } from 'react'

export const minuteMs = 60_000

/**
 * The current time, updated at an interval while the page is visible and at once when a sleeping page wakes. Without
 * `isTicking` it stands still.
 */
export function useNow(intervalMs: number, isTicking = true): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return undefined
    const updateNow = () => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }
    const timer = setInterval(updateNow, intervalMs)
    document.addEventListener('visibilitychange', updateNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', updateNow)
    }
  }, [intervalMs, isTicking])
  return now
}
