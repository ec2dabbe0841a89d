import { X } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { ToastItem } from './toast-item.ts'

export interface ToastViewportProps {
  /** The name of the region; mention the hotkey in it: F8 moves focus here. */
  label: string
  closeLabel: string
  toast: ToastItem | undefined
  onClose: (id: string) => void
}

const HOTKEY = 'F8'

/** Always on the page: screen readers only announce what changes inside a live region they already know. */
export function ToastViewport({ label, closeLabel, toast, onClose }: ToastViewportProps) {
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === HOTKEY) region.current?.focus()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])

  const toastElement = toast && <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} />
  const isUrgent = toast?.tone === 'destructive'
  return (
    <section ref={region} tabIndex={-1} aria-label={label} className="ui-toast-viewport" data-print="hide">
      <div role="status">{!isUrgent && toastElement}</div>
      <div role="alert">{isUrgent && toastElement}</div>
    </section>
  )
}

const SWIPE_THRESHOLD_PX = 50

interface ToastProps {
  toast: ToastItem
  closeLabel: string
  onClose: (id: string) => void
}

/** Closes by itself when its time is up; the timer pauses while it is hovered or has focus. */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const close = () => onClose(toast.id)
  const { pause, resume } = usePausableTimer(toast.durationMs, close)
  const swipe = useSwipeRight(close)
  return (
    <div
      {...swipe}
      role="presentation"
      className={classNames('ui-toast', toast.tone === 'destructive' && 'ui-toast-destructive')}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <div className="ui-toast-text">
        <strong className="block">{toast.title}</strong>
        {toast.text}
      </div>
      {toast.action && (
        <Button size="small" onClick={toast.action.onPress}>
          {toast.action.label}
        </Button>
      )}
      <IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} onClick={close} />
    </div>
  )
}

/** Calls `onDone` after `durationMs` in which the timer was not paused. */
function usePausableTimer(durationMs: number, onDone: () => void) {
  const [isPaused, setIsPaused] = useState(false)
  const remainingMs = useRef(durationMs)
  const done = useRef(onDone)

  useEffect(() => {
    done.current = onDone
  })

  useEffect(() => {
    if (isPaused) return
    const startedAt = Date.now()
    const timer = setTimeout(() => done.current(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current = Math.max(0, remainingMs.current - (Date.now() - startedAt))
    }
  }, [isPaused])

  return { pause: () => setIsPaused(true), resume: () => setIsPaused(false) }
}

/** Lets an element be swiped away to the right. It follows the finger through the CSS variable `--toast-x`. */
function useSwipeRight(onSwipe: () => void) {
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
