import { useRef, type PointerEvent } from 'react'

const SWIPE_THRESHOLD_PX = 50

/** Lets an element be swiped away to the right. It follows the finger through the CSS variable `--toast-x`. */
export function useSwipeRight(onSwipe: () => void) {
  const startX = useRef<number | null>(null)

  function moveTo(element: Element, px: number) {
    if (element instanceof HTMLElement) element.style.setProperty('--toast-x', `${px}px`)
  }

  function end(event: PointerEvent, isDone: boolean) {
    const moved = startX.current === null ? 0 : event.clientX - startX.current
    startX.current = null
    if (isDone && moved >= SWIPE_THRESHOLD_PX) onSwipe()
    else moveTo(event.currentTarget, 0)
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.target instanceof Element && event.target.closest('button, a')) return
      startX.current = event.clientX
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (startX.current !== null) moveTo(event.currentTarget, Math.max(0, event.clientX - startX.current))
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
  }
}
