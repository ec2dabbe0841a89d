import { useEffect } from 'react'
import { PrepToolsPanel } from '#client/features/prep-tools/prep-tools-panel.tsx'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useStore } from '#client/platform/store.ts'
import { startIntroductionPolling } from '#client/state/introductions/introductions.ts'
import { openScreen, prepToolsPanel } from '#client/state/navigation/navigation.ts'
import { resumeSearch } from '#client/state/search/start-search.ts'
import type { PrepToolScreen } from '#domain/navigation/prep-tools.ts'
import { ResponseBanner } from './response-banner.tsx'
import { SearchNotices } from './search-notices.tsx'

/** Whatever continues on every screen: a running search, arriving answers, the tools. */
export function Journey() {
  useEffect(() => {
    resumeSearch()
    return startIntroductionPolling()
  }, [])
  return (
    <>
      <ResponseBanner />
      <SearchNotices />
      <PrepTools />
    </>
  )
}

/** The tools over the current screen. Loaded after the first screen, because it needs browser APIs. */
export function PrepTools() {
  const isOpen = useStore(prepToolsPanel)
  const { language } = useLanguage()

  const handleChoose = (screen: PrepToolScreen) => {
    plausibleEvent('Prep Tool Used', { tool: screen, language })
    openScreen(screen, { from: 'prep-tools' })
  }
  return <PrepToolsPanel open={isOpen} onClose={() => prepToolsPanel.send(false)} onChoose={handleChoose} />
}
