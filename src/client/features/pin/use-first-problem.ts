import { type RefObject, useEffect, useRef, useState } from 'react'

/** Takes a person to the first field that has to be put right, each time they try to send. */
export function useFirstProblem(): { form: RefObject<HTMLFormElement | null>; showFirst: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { form, showFirst: () => setTries((count) => count + 1) }
}
