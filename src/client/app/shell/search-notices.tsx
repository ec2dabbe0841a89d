import '#client/features/search/search-notices.css'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Screen } from '#domain/navigation/screens.ts'
import { getDismissal, isIndicatorVisible } from '#domain/search/indicator.ts'
import { ReadyCard, SpokenReady } from '#client/features/search/ready-card.tsx'
import { SearchIndicator } from '#client/features/search/search-indicator.tsx'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { writeKey } from '#client/platform/storage/storage.ts'
import { useStored } from '#client/platform/storage/use-stored.ts'
import { useStore } from '#client/platform/store.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { search } from '#client/state/search/search.ts'
import { refreshResultsLanguage } from '#client/state/search/search-language.ts'
import { readyCard } from '#client/state/search/search-ready.ts'
import { useOpenHome } from './use-open-home.ts'

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
