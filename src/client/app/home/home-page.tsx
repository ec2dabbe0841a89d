import { Activity, lazy, Suspense, useEffect } from 'react'
import type { Screen } from '#domain/navigation/screens.ts'
import { WelcomeScreen } from '#client/features/welcome/welcome-screen.tsx'
import { useStore } from '#client/platform/store.ts'
import { followResultRequests, mainSession, nextScreen } from '#client/state/main-session.ts'
import { useStoredFacts } from '#client/state/stored-facts.ts'
import { LoadingPage } from '../shell/loading-page.tsx'
import { expectScreen, homeScreens } from './home-screens.ts'
import { type PendingScreen, pendingScreens } from './screen-registry.ts'

const PendingPage = lazy(async () => ({ default: (await import('./pending-page.tsx')).PendingPage }))
const loadSearch = () => import('#client/state/run-search.ts')

/** The main app: one address, many screens. */
export function HomePage() {
  const { screen } = useStore(mainSession)
  useEffect(followResultRequests, [])
  return screen === 'welcome' ? <Welcome /> : <Fetched screen={screen} />
}

/** The screen, and out of sight the one that is about to take its place. */
function Fetched({ screen }: { screen: FetchedOrPending }) {
  const next = useStore(nextScreen)
  const drawn = next && next !== 'welcome' && next !== screen ? [screen, next] : [screen]
  return drawn.map((name) => (
    <Activity key={name} mode={name === screen ? 'visible' : 'hidden'}>
      <Suspense fallback={<LoadingPage />}><Other screen={name} /></Suspense>
    </Activity>
  ))
}

type FetchedOrPending = Exclude<Screen, 'welcome'>

function Other({ screen }: { screen: FetchedOrPending }) {
  if (isPending(screen)) return <PendingPage key={screen} screen={screen} />
  const { Shown } = homeScreens[screen]
  return <Shown />
}

function isPending(screen: Screen): screen is PendingScreen {
  return screen in pendingScreens
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
      onFindLikely={() => expectScreen(hasResults ? 'resources' : 'onboarding')}
      onFindResources={() => void loadSearch().then(({ findOrSearch }) => findOrSearch())}
      onViewResources={() => open('resources')}
      onStartNewSearch={() => void loadSearch().then(({ beginNewSearch }) => beginNewSearch())}
      onChat={() => open('chat')}
      onNewResponses={() => open('saved-resources')}
      onPin={() => open('pin-login')}
    />
  )
}
