import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * After every press that was refused, the focus goes to the first control that is missing something, and the area
 * with what is wrong is scrolled into sight.
 */
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
    area.current?.scrollIntoView({ block: 'start' })
  }, [presses, hasProblem, selector])
  return { area, notePress: () => setPresses((count) => count + 1) }
}
