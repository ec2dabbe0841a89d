import { useSearchParams } from 'wouter'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { OpenTab } from './open-tab.tsx'
import { tabIn, tabsFor } from './settings-rights.ts'
import { SettingsScreen } from './settings-screen.tsx'

/** The settings tabs this user may see; the URL names the open one. */
export function SettingsPage() {
  const [params, setParams] = useSearchParams()
  const session = useStore(staffSession)
  if (session.phase !== 'in' && session.phase !== 'expired') return null
  const { account } = session
  const tabs = tabsFor(account.role)
  const tab = tabIn(params.get('tab'), tabs)
  return (
    <SettingsScreen tabs={tabs} tab={tab} onTab={(next) => setParams({ tab: next })}>
      <OpenTab key={tab} tab={tab} account={account} />
    </SettingsScreen>
  )
}
