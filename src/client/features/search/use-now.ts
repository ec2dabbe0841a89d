import { useEffect, useState } from 'react'
import { progressTickMs } from '#domain/search/percent.ts'

/** The time, once a second while somebody can see it move. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    const look = () => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }
    const timer = setInterval(look, progressTickMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isTicking])
  return now
}
