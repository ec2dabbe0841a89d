import { useEffect, useRef } from 'react'

/** An abort signal that fires when the screen is left. */
export function useUntilLeft(): () => AbortSignal {
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return () => leaving.current?.signal ?? AbortSignal.abort()
}
