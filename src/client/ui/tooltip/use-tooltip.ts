import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

const OPEN_DELAY_MS = 700

const SKIP_DELAY_MS = 300

/** Shared by every tooltip on the page: the skip delay applies across tooltips. */
let lastClosedAt = -Infinity

export function useTooltip() {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  function open() {
    clearTimeout(timer.current)
    setIsOpen(true)
  }

  function close() {
    clearTimeout(timer.current)
    if (isOpen) lastClosedAt = Date.now()
    setIsOpen(false)
  }

  return {
    isOpen,
    handlers: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'touch') return
        clearTimeout(timer.current)
        timer.current = setTimeout(open, openDelayMs(Date.now(), lastClosedAt))
      },
      onPointerLeave: close,
      onPointerDown: close,
      onFocus(event: { target: Element }) {
        if (event.target.matches(':focus-visible')) open()
      },
      onBlur: close,
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        close()
      },
    },
  }
}

/** Moving from one tooltip to the next within the skip delay opens the next one at once. */
function openDelayMs(now: number, lastClosedAt: number) {
  return now - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
}
