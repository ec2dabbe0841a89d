import { type MouseEvent, useRef } from 'react'

/** Double taps, and ghost taps of a cracked screen, come faster than this; nobody can read a new step in that time. */
const sameTapMs = 350

/**
 * The second half of a double tap lands on whatever the first half opened: after Back on another Back, after Continue
 * on a tile, after a page number on a card. It is unintended, so it is ignored. Uses the event's own time, so that a slow page does not matter.
 */
export function useSecondTapGuard(step: number): (event: MouseEvent) => void {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, step })
  return (event) => {
    const isFast = isTouch(event.nativeEvent) && event.timeStamp - last.current.at < sameTapMs
    if (last.current.step !== step && (isFast || event.detail > 1)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    last.current = { at: event.timeStamp, step }
  }
}

const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch'
