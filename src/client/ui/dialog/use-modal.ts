import { useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react'

const doubleTapMs = 400

/**
 * Drives a native <dialog> from an `open` flag: the browser traps focus, makes the page inert, and restores focus
 * afterwards. Escape and a press on the backdrop request closing; the owner decides.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBackdrop = useRef(false)
  const openedAt = useRef(0)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    openedAt.current = Date.now()
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
    // A press must start and end on the backdrop: selecting text and releasing outside must not close it. The second tap
    // of a double tap is no press either.
    onPointerDown(event: PointerEvent) {
      pressedBackdrop.current = event.target === ref.current && Date.now() - openedAt.current > doubleTapMs
    },
    onClick(event: MouseEvent) {
      if (event.target === ref.current && pressedBackdrop.current) onClose()
    },
  }
}
