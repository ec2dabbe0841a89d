import { useState } from 'react'
import { deleteMyData } from '#contracts/device.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { showToast } from '#client/state/navigation/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { clearEverything } from './clear-everything.ts'

interface DeleteMyDataDialogProps {
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

/** One confirmation and no PIN (T-10.1). Its text is loaded when the dialog opens. */
export function DeleteMyDataDialog(props: DeleteMyDataDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ open, onClose, onDeleted }: DeleteMyDataDialogProps) {
  const t = useText('pin')
  const common = useText('common')
  const [phase, setPhase] = useState<'asking' | 'deleting' | 'failed'>('asking')
  const handleDelete = async () => {
    setPhase('deleting')
    try {
      await callApi(deleteMyData, {})
    } catch (error) {
      reportQuietly('delete my data', error)
      // Nothing is cleared here either: the data on this device is needed to try again.
      setPhase('failed')
      return
    }
    await clearEverything()
    showToast({ title: t('deleteData.done'), text: t('deleteData.doneText') })
    onDeleted()
  }
  const actions = (
    <>
      <Button variant="danger" busy={phase === 'deleting'} onClick={() => void handleDelete()}>
        {phase === 'failed' ? common('tryAgain') : t('deleteData.confirm')}
      </Button>
      <Button variant="secondary" data-autofocus onClick={onClose}>
        {t('deleteData.keep')}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('deleteData.title')} closeLabel={common('close')} actions={actions}>
      <div className="grid gap-3">
        <p>{t('deleteData.text')}</p>
        <p>{t('deleteData.partners')}</p>
        <p>{t('deleteData.final')}</p>
        {phase === 'failed' && (
          <Notice tone="danger" announce>
            {t('deleteData.failed')}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
