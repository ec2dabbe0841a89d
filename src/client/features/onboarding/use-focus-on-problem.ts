import { type RefObject, useEffect, useRef, useState } from 'react'

/** After every rejected attempt, focuses the first invalid control and scrolls the error into view. */
export function useFocusOnProblem<Element extends HTMLElement>(
  hasProblem: boolean,
  selector: string,
): { area: RefObject<Element | null>; notePress: () => void } {
  const area = useRef<Element>(null)
  const [presses, setPresses] = useState(0)
  const answered = useRef(0)
  useEffect(() => {
    if (answered.current === presses) return
    answered.current = presses
    if (!hasProblem) return
    area.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    // In the middle, where no bar covers it.
    area.current?.querySelector('.ui-field-error')?.scrollIntoView({ block: 'center' })
  }, [presses, hasProblem, selector])
  return { area, notePress: () => setPresses((count) => count + 1) }
}
