import '../listings/listings.css'
import './settings.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import type { SettingsTab } from './settings-rights.ts'

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
