import { X } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { ToastItem } from './toast-item.ts'
import { usePausableTimer } from './use-pausable-timer.ts'
import { useSwipeRight } from './use-swipe-right.ts'

export interface ToastProps {
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
