import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { PrepToolScreen } from '#domain/navigation/prep-tools.ts'
import type { Screen } from '#domain/navigation/screens.ts'
import { getDismissal, isIndicatorVisible } from '#domain/search/indicator.ts'
import { PrepToolsPanel } from '#client/features/prep-tools/prep-tools-panel.tsx'
import { ReadyCard, SpokenReady } from '#client/features/search/ready-card.tsx'
import { SearchIndicator } from '#client/features/search/search-indicator.tsx'
import '#client/features/search/search-notices.css'
import { plausibleEvent } from '#client/platform/analytics/plausible-event.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { writeKey } from '#client/platform/storage/storage.ts'
import { useStored } from '#client/platform/storage/use-stored.ts'
import { useStore } from '#client/platform/store.ts'
import { startIntroductionPolling } from '#client/state/introductions/introductions.ts'
import { openScreen, prepToolsPanel } from '#client/state/navigation/navigation.ts'
import { refreshResultsLanguage } from '#client/state/search/search-language.ts'
import { readyCard } from '#client/state/search/search-ready.ts'
import { search } from '#client/state/search/search.ts'
import { resumeSearch } from '#client/state/search/start-search.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { ResponseBanner } from './response-banner.tsx'
import { useOpenHome } from './use-open-home.ts'

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

/** Earlier than any search start time. */
const never = -1

/** Notices about the search on any screen: that it is running, and that it ended. */
export function SearchNotices() {
  useListInTheirLanguage()
  return (
    <>
      <Suspense>
        <Indicator />
      </Suspense>
      <Ready />
    </>
  )
}

function Indicator() {
  const [path] = useLocation()
  const openHome = useOpenHome()
  const dismissedStart = useStored('dismissedSearchIndicator', (start) => start ?? never, never)
  const isShown = useStore(search, (state) => isIndicatorVisible(state, { path, dismissedStart }))
  if (!isShown) return null
  const handleView = () => {
    openScreen('onboarding', { step: 3 })
    openHome()
  }
  const handleDismiss = () => {
    const start = getDismissal(search.get())
    if (start !== null) writeKey('dismissedSearchIndicator', start)
    focusScreen()
  }
  return <SearchIndicator onView={handleView} onDismiss={handleDismiss} />
}

function Ready() {
  const openHome = useOpenHome()
  const kind = useStore(readyCard)
  const target: Screen = kind === 'failed' ? 'error' : 'resources'
  const isSeen = useIsOnScreen(target)
  useEffect(() => {
    if (isSeen) readyCard.send(null)
  }, [isSeen])
  const visibleKind = isSeen ? null : kind
  const handleView = () => {
    readyCard.send(null)
    openScreen(target)
    openHome()
  }
  const handleContinue = () => {
    readyCard.send(null)
    focusScreen()
  }
  return (
    <>
      <div role="status" className="sr-only">
        {visibleKind && (
          <Suspense>
            <SpokenReady kind={visibleKind} />
          </Suspense>
        )}
      </div>
      {visibleKind && (
        <Suspense>
          <ReadyCard kind={visibleKind} onView={handleView} onContinue={handleContinue} />
        </Suspense>
      )}
    </>
  )
}

/** Fetches the list again in the user's language when it was found in another one, once the user opens it. */
function useListInTheirLanguage(): void {
  const { language } = useLanguage()
  const isOnList = useIsOnScreen('resources')
  useEffect(() => {
    if (isOnList) void refreshResultsLanguage(language)
  }, [isOnList, language])
}

function useIsOnScreen(wanted: Screen): boolean {
  const [path] = useLocation()
  return useStore(mainSession, ({ screen }) => screen === wanted) && path === '/'
}

/** The focused button is gone; without this, keyboard users would start at the top again. */
function focusScreen(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
