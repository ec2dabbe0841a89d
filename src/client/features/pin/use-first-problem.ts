import { type RefObject, useEffect, useRef, useState } from 'react'

/** Focuses the first invalid field on every attempt to submit. */
export function useFirstProblem(): { form: RefObject<HTMLFormElement | null>; showFirst: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { form, showFirst: () => setTries((count) => count + 1) }
}
