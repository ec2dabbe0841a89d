import { useEffect, useRef } from 'react'

const firstDelayMs = 30_000
const longestDelayMs = 8 * 60_000

/** Each failure doubles the wait, so that a server in trouble is not asked by every desk at once. */
export const refreshDelay = (failures: number): number => Math.min(firstDelayMs * 2 ** failures, longestDelayMs)

/** Asks again and again while the page can be seen. `refresh` tells whether it worked. */
export function useBackOffRefresh(refresh: () => Promise<boolean>, isOn: boolean): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  useEffect(() => {
    if (!isOn) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let isAsking = false
    let isOver = false
    const wait = () => {
      clearTimeout(timer)
      if (!isOver && !document.hidden) timer = setTimeout(() => void ask(), refreshDelay(failures))
    }
    const ask = async () => {
      if (isAsking) return
      isAsking = true
      failures = (await latest.current()) ? 0 : failures + 1
      isAsking = false
      wait()
    }
    const handleVisible = () => {
      clearTimeout(timer)
      if (!document.hidden) void ask()
    }
    wait()
    document.addEventListener('visibilitychange', handleVisible)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisible)
    }
  }, [isOn])
}
