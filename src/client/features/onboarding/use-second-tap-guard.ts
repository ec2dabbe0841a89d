import { type MouseEvent, useRef } from 'react'

/** Double taps, and the ghost taps of a cracked screen, come faster than this; nobody reads a new step in it. */
const sameTapMs = 350

/**
 * The second half of a double tap lands on whatever the first half brought up: after Back on another Back, after
 * Continue on a tile. It is not meant for that, so it is swallowed. The time is that of the finger, not of a slow page.
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
