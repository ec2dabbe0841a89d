import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'

interface UndoDialogProps {
  open: boolean
  onYes: () => void
  onClose: () => void
}

export function UndoDialog({ open, onYes, onClose }: UndoDialogProps) {
  const t = useText('adminImport')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('done.undoTitle')}
      closeLabel={t('commit.cancel')}
      actions={
        <>
          <Button variant="danger" onClick={onYes}>
            {t('done.undoYes')}
          </Button>
          <Button variant="quiet" data-autofocus onClick={onClose}>
            {t('commit.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('done.undoText')}</p>
    </Dialog>
  )
}
