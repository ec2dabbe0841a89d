import { useEffect, useRef, useState } from 'react'

/** Calls `onDone` after `durationMs` in which the timer was not paused. */
export function usePausableTimer(durationMs: number, onDone: () => void) {
  const [isPaused, setIsPaused] = useState(false)
  const remainingMs = useRef(durationMs)
  const done = useRef(onDone)

  useEffect(() => {
    done.current = onDone
  })

  useEffect(() => {
    if (isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => done.current(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(0, remainingMs.current - (Date.now() - startedAt))
    }
  }, [isPaused])

  return { pause: () => setIsPaused(true), resume: () => setIsPaused(false) }
}
