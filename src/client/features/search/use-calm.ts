import { useEffect, useRef, useState } from 'react'

/** Follows a value, but changes no more often than this: a screen reader must get to the end of a sentence. */
export function useCalm<Value>(value: Value, leastMs: number): Value {
  const [told, setTold] = useState(value)
  const toldAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (Object.is(value, told)) return
    const wait = Math.max(0, toldAt.current + leastMs - performance.now())
    const timer = setTimeout(() => {
      toldAt.current = performance.now()
      setTold(value)
    }, wait)
    return () => clearTimeout(timer)
  }, [value, told, leastMs])
  return told
}
