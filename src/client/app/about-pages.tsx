import { useState } from 'react'
import { PrivacyScreen } from '#client/features/privacy/privacy-screen.tsx'
import { type DevicePanel, DevicePanels } from './shell/device-panels.tsx'

/** /privacy: what we keep, and how to delete it. */
export function PrivacyPage() {
  const [panel, setPanel] = useState<DevicePanel | null>(null)
  return (
    <>
      <PrivacyScreen
        onDeleteData={() => setPanel('delete')}
        onClearDevice={() => setPanel('clear')}
        onWhoseDevice={() => setPanel('whose')}
      />
      <DevicePanels panel={panel} onClose={() => setPanel(null)} />
    </>
  )
}
