import { useEffect, useState } from 'react'

const restMs = 400

/** The debounced text: half a code matches no organization. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
