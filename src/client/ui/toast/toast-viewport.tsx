import { useEffect, useRef } from 'react'
import { Toast } from './toast.tsx'
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
