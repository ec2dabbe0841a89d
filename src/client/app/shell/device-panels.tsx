import { ClearDeviceDialog } from '#client/features/device/clear-device-dialog.tsx'
import { DeleteMyDataDialog } from '#client/features/device/delete-my-data-dialog.tsx'
import { DeviceModeDialog } from '#client/features/device/device-mode-dialog.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { forgetVisitorSession } from '#client/platform/visitor/visitor-session.ts'
import { mainSession } from '#client/state/main-session.ts'
import { showToast } from '#client/state/toasts.ts'
import { useOpenHome } from './use-open-home.ts'

export type DevicePanel = 'clear' | 'whose' | 'delete'

interface DevicePanelsProps {
  panel: DevicePanel | null
  onClose: () => void
}

/** What a person may decide about their data, opened from the menu and from the pages that explain it. */
export function DevicePanels({ panel, onClose }: DevicePanelsProps) {
  const t = useText('device')
  const openHome = useOpenHome()
  const startFresh = () => {
    onClose()
    mainSession.send({ type: 'startedOver' })
    forgetVisitorSession()
    openHome()
  }
  const handleCleared = () => {
    startFresh()
    showToast({ title: t('cleared'), text: t('clearedText') })
  }
  const handleModeSaved = (mode: 'own' | 'shared') => {
    onClose()
    showToast({ title: t('modeKept'), text: t(mode === 'own' ? 'ownKept' : 'sharedKept') })
  }
  return (
    <>
      <ClearDeviceDialog open={panel === 'clear'} onClose={onClose} onCleared={handleCleared} />
      <DeleteMyDataDialog open={panel === 'delete'} onClose={onClose} onDeleted={startFresh} />
      <DeviceModeDialog open={panel === 'whose'} onClose={onClose} onStored={handleModeSaved} />
    </>
  )
}
