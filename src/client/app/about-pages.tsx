import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { HelpScreen } from '#client/features/about/help-screen.tsx'
import { PrivacyScreen } from '#client/features/about/privacy-screen.tsx'
import { HelpLines } from '#client/features/help-lines/help-lines.tsx'
import { mainSession } from '#client/state/session/main-session.ts'
import type { DevicePanel } from './shell/panels.tsx'

const DevicePanels = lazy(async () => ({ default: (await import('./shell/panels.tsx')).DevicePanels }))
const loadSearch = () => import('#client/state/search/start-search.ts')

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
      <OpenPanel panel={panel} onClose={() => setPanel(null)} />
    </>
  )
}

/** /help: whom to call, and how the app works. */
export function HelpPage() {
  const [, navigate] = useLocation()
  const [panel, setPanel] = useState<DevicePanel | null>(null)
  const handleFind = async () => {
    const { findOrSearch } = await loadSearch()
    findOrSearch()
    navigate('/')
  }
  const handlePin = () => {
    mainSession.send({ type: 'opened', screen: 'pin-login' })
    navigate('/')
  }
  return (
    <>
      <HelpScreen
        lines={<HelpLines />}
        onFind={() => void handleFind()}
        onPin={handlePin}
        onPrivacy={() => navigate('/privacy')}
        onTutorial={() => navigate('/tutorial')}
        onWhoseDevice={() => setPanel('whose')}
      />
      <OpenPanel panel={panel} onClose={() => setPanel(null)} />
    </>
  )
}

/** Loaded when a panel is first opened, from the file of the menu. */
function OpenPanel(props: { panel: DevicePanel | null; onClose: () => void }) {
  return (
    props.panel && (
      <Suspense>
        <DevicePanels {...props} />
      </Suspense>
    )
  )
}
