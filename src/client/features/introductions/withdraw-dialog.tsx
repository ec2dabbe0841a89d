import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface WithdrawDialogProps {
  open: boolean
  name: string
  busy: boolean
  hasFailed: boolean
  onConfirm: () => void
  onClose: () => void
}

export function WithdrawDialog({ open, name, busy, hasFailed, onConfirm, onClose }: WithdrawDialogProps) {
  const t = useText('introductions')
  const common = useText('common')
  const actions = (
    <>
      <Button variant="danger" busy={busy} onClick={onConfirm}>
        {t('actions.withdrawConfirm')}
      </Button>
      <Button onClick={onClose}>{t('actions.keep')}</Button>
    </>
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('actions.withdrawTitle', { name })}
      closeLabel={common('close')}
      actions={actions}
    >
      <div className="grid gap-3">
        <p>{t('actions.withdrawText')}</p>
        {hasFailed && (
          <Notice announce tone="danger">
            {t('actions.withdrawFailed')}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
