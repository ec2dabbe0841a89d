import { Smartphone, Users } from 'lucide-react'
import { changeDeviceMode } from '#client/platform/device/device-mode.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'

interface DeviceModeDialogProps {
  open: boolean
  onClose: () => void
  onStored: (mode: 'own' | 'shared') => void
}

/** Neither answer is preselected; until there is one, the device counts as shared (T-5.5). */
export function DeviceModeDialog({ open, onClose, onStored }: DeviceModeDialogProps) {
  const t = useText('device')
  const common = useText('common')
  const choose = async (mode: 'own' | 'shared') => {
    await changeDeviceMode(mode)
    onStored(mode)
  }
  const actions = (
    <>
      <Button variant="secondary" icon={<Smartphone aria-hidden size={20} />} onClick={() => void choose('own')}>
        {t('own')}
      </Button>
      <Button variant="secondary" icon={<Users aria-hidden size={20} />} onClick={() => void choose('shared')}>
        {t('shared')}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={t('whoseTitle')} closeLabel={common('close')} actions={actions}>
      <p>{t('whoseText')}</p>
    </Dialog>
  )
}
