import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useModal } from './use-modal.ts'

export interface ModalProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Buttons that stay visible below the scrolling content. */
  actions?: ReactNode
  children: ReactNode
}

/** Shared by dialogs and drawers. The content exists only while open, so every opening starts fresh. */
export function ModalFrame({ className, ...props }: ModalProps & { className: string }) {
  const { open, onClose, title, closeLabel, actions, children } = props
  const titleId = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal} className={className} aria-labelledby={titleId}>
      {open && (
        <>
          <div className="ui-dialog-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton label={closeLabel} icon={<X size={24} aria-hidden="true" />} onClick={onClose} />
          </div>
          <div className="ui-dialog-body">{children}</div>
          {actions && <div className="ui-dialog-actions">{actions}</div>}
        </>
      )}
    </dialog>
  )
}
