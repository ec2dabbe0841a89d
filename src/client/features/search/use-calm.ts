import { useEffect, useRef, useState } from 'react'

/** Follows a value but limits how often it changes, so that a screen reader can finish a sentence. */
export function useCalm<Value>(value: Value, leastMs: number): Value {
  const [calmValue, setCalmValue] = useState(value)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (Object.is(value, calmValue)) return
    const wait = Math.max(0, changedAt.current + leastMs - performance.now())
    const timer = setTimeout(() => {
      changedAt.current = performance.now()
      setCalmValue(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, calmValue, leastMs])
  return calmValue
}
