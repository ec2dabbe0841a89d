import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { clearEverything } from './clear-everything.ts'

interface ClearDeviceDialogProps {
  open: boolean
  onClose: () => void
  onCleared: () => void
}

export function ClearDeviceDialog({ open, onClose, onCleared }: ClearDeviceDialogProps) {
  const t = useText('device')
  const common = useText('common')
  const [isClearing, setIsClearing] = useState(false)
  const handleClear = async () => {
    setIsClearing(true)
    await clearEverything()
    setIsClearing(false)
    onCleared()
  }
  const actions = (
    <>
      <Button variant="danger" busy={isClearing} onClick={() => void handleClear()}>
        {t('clearConfirm')}
      </Button>
      <Button variant="secondary" onClick={onClose}>
        {t('keep')}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('clearTitle')} closeLabel={common('close')} actions={actions}>
      <p>{t('clearText')}</p>
    </Dialog>
  )
}
