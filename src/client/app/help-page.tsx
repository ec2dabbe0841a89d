import { useState } from 'react'
import { useLocation } from 'wouter'
import { HelpLines } from '#client/features/help-lines/help-lines.tsx'
import { HelpScreen } from '#client/features/help/help-screen.tsx'
import { openScreen } from '#client/state/navigation.ts'
import { findOrSearch } from '#client/state/run-search.ts'
import { type DevicePanel, DevicePanels } from './shell/device-panels.tsx'

/** /help: whom to call, and how the app works. */
export function HelpPage() {
  const [, navigate] = useLocation()
  const [panel, setPanel] = useState<DevicePanel | null>(null)
  const handleFind = () => {
    findOrSearch()
    navigate('/')
  }
  const handlePin = () => {
    openScreen('pin-login')
    navigate('/')
  }
  return (
    <>
      <HelpScreen
        lines={<HelpLines />}
        onFind={handleFind}
        onPin={handlePin}
        onPrivacy={() => navigate('/privacy')}
        onTutorial={() => navigate('/tutorial')}
        onWhoseDevice={() => setPanel('whose')}
      />
      <DevicePanels panel={panel} onClose={() => setPanel(null)} />
    </>
  )
}
