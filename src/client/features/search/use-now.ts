import { useEffect, useState } from 'react'
import { progressTickMs } from '#domain/search/percent.ts'

/** The current time, updated every second while it is visible. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    const updateNow = () => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }
    const timer = setInterval(updateNow, progressTickMs)
    document.addEventListener('visibilitychange', updateNow)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', updateNow)
    }
  }, [isTicking])
  return now
}
