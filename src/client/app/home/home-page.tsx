import { lazy, Suspense, useEffect } from 'react'
import type { Screen } from '#domain/navigation/screens.ts'
import { WelcomeScreen } from '#client/features/welcome/welcome-screen.tsx'
import { useStore } from '#client/platform/store.ts'
import { followResultRequests, mainSession } from '#client/state/main-session.ts'
import { useStoredFacts } from '#client/state/stored-facts.ts'
import { LoadingPage } from '../shell/loading-page.tsx'
import { pendingScreens } from './screen-registry.ts'

const AwayPage = lazy(async () => ({ default: (await import('./away-page.tsx')).AwayPage }))

/** The main app: one address, many screens. */
export function HomePage() {
  const { screen } = useStore(mainSession)
  useEffect(followResultRequests, [])
  if (screen === 'welcome') return <Welcome />
  return (
    <Suspense fallback={<LoadingPage />}>
      <AwayPage key={screen} place={pendingScreens[screen]} onHome={() => open('welcome')} />
    </Suspense>
  )
}

function open(screen: Screen, step?: number): void {
  mainSession.send({ type: 'opened', screen, ...(step === undefined ? {} : { step }) })
}

function Welcome() {
  const { isSearching, hasResults, unreadCount } = useStoredFacts()
  return (
    <WelcomeScreen
      isSearching={isSearching}
      hasResults={hasResults}
      unreadCount={unreadCount}
      onContinueSearch={() => open('onboarding', 3)}
      onFindResources={() => open('onboarding')}
      onViewResources={() => open('resources')}
      onStartNewSearch={() => open('onboarding')}
      onChat={() => open('chat')}
      onNewResponses={() => open('saved-resources')}
      onPin={() => open('pin-login')}
    />
  )
}
