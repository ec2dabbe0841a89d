import { useEffect, useRef } from 'react'

export interface Cancelable {
  /** For one action; it ends any earlier one. */
  begin: () => AbortSignal
  cancel: () => void
}

/** An action that ends when it is canceled or the screen is left. */
export function useCancelable(): Cancelable {
  const current = useRef<AbortController>(null)
  useEffect(() => () => current.current?.abort(), [])
  const cancel = () => current.current?.abort()
  const begin = () => {
    cancel()
    current.current = new AbortController()
    return current.current.signal
  }
  return { begin, cancel }
}
