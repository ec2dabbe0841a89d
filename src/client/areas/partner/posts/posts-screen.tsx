import '../listings/listings.css'
import './posts.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { postsTabs, type PostsTab } from './posts-tabs.ts'

interface PostsScreenProps {
  tab: PostsTab
  mayAct: boolean
  onTab: (tab: string) => void
  /** Content of the open tab. */
  children: ReactNode
}

export function PostsScreen({ tab, mayAct, onTab, children }: PostsScreenProps) {
  const t = useText('partnerPosts')
  const page = useRef<HTMLDivElement>(null)
  // On a phone the tabs are wider than the screen, so the open one is scrolled into view.
  useEffect(() => {
    const open = page.current?.querySelector('[role=tab][aria-selected=true]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  const panel = (
    <div className="pl-stack">
      {/* The openings section has its own heading. */}
      {tab !== 'openings' && <h2 className="sr-only">{t(`tabs.${tab}`)}</h2>}
      {children}
    </div>
  )
  return (
    <div ref={page} className="pl-page">
      <h1 id="partner-title">{t('title')}</h1>
      <p>{t('intro')}</p>
      {!mayAct && <Notice>{t('viewerOnly')}</Notice>}
      <Tabs
        label={t('tabList')}
        value={tab}
        onChange={onTab}
        items={postsTabs.map((id) => ({ id, label: t(`tabs.${id}`), panel }))}
      />
    </div>
  )
}
