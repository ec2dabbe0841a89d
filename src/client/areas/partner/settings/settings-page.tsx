import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { staffSession } from '#client/state/session/staff-session.ts'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import '../listings/listings.css'
import { OpenTab } from './open-tab.tsx'
import { type SettingsTab, tabIn, tabsFor } from './settings-rights.ts'
import './settings.css'

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

interface SettingsScreenProps {
  tabs: readonly SettingsTab[]
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  /** Content of the open tab. */
  children: ReactNode
}

/** Without tabs when there is only one part. */
export function SettingsScreen({ tabs, tab, onTab, children }: SettingsScreenProps) {
  const t = useText('partnerSettings')
  const page = useRef<HTMLDivElement>(null)
  // On a phone the tabs are wider than the screen, so the open one is scrolled into view.
  useEffect(() => {
    const open = page.current?.querySelector('[role=tab][aria-selected=true]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  return (
    <div ref={page} className="pl-page">
      <h1 id="partner-title">{t('title')}</h1>
      {tabs.length === 1 ? (
        children
      ) : (
        <Tabs
          label={t('tabList')}
          value={tab}
          onChange={(id) => onTab(id as SettingsTab)}
          items={tabs.map((id) => ({ id, label: t(`tabs.${id}`), panel: children }))}
        />
      )}
    </div>
  )
}
