import type { ReactNode } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  yes: string
  isDanger?: boolean
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

export function ConfirmDialog({ open, title, yes, isDanger = false, onYes, onClose, children }: ConfirmDialogProps) {
  const t = useText('adminReggie')
  const queueText = useText('adminReviewQueue')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={queueText('close')}
      actions={
        <>
          <Button variant={isDanger ? 'danger' : 'primary'} onClick={onYes}>
            {yes}
          </Button>
          <Button variant="quiet" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="desk-stack">{children}</div>
    </Dialog>
  )
}
