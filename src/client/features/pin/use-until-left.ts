import { useEffect, useRef } from 'react'

/** A signal for work that ends when the screen is left. */
export function useUntilLeft(): () => AbortSignal {
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  return () => leaving.current?.signal ?? AbortSignal.abort()
}
