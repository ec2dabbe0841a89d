import { useEffect, useRef } from 'react'

const firstDelayMs = 30_000
const longestDelayMs = 8 * 60_000

/**
 * Each failure doubles the wait, so that a failing server does not get requests from every front-desk screen at once.
 */
export const refreshDelay = (failures: number): number => Math.min(firstDelayMs * 2 ** failures, longestDelayMs)

/** Refreshes repeatedly while the page is visible. `refresh` resolves to whether it succeeded. */
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
