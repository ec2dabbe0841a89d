import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react'

/**
 * Drives a native <dialog> from an `open` flag: the browser traps focus, makes the page inert, and restores focus
 * afterwards. Escape and a press on the backdrop request closing; the owner decides.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [open])

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    // Some browsers close on a second Escape regardless; the owner must be notified.
    onClose(event: SyntheticEvent) {
      if (event.target === ref.current && open) onClose()
    },
    // A press must start and end on the backdrop: selecting text and releasing outside must not close it.
    onPointerDown(event: PointerEvent) {
      pressedBackdrop.current = event.target === ref.current
    },
    onClick(event: MouseEvent) {
      if (event.target === ref.current && pressedBackdrop.current) onClose()
    },
  }
}
