import { useEffect, useState } from 'react'

const restMs = 400

/** What is typed, once the typing rests: half a code is nobody's code. */
export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
