import { Activity, lazy, Suspense, useEffect } from 'react'
import type { Screen } from '#domain/navigation/screens.ts'
import { WelcomeScreen } from '#client/features/welcome/welcome-screen.tsx'
import { useStore } from '#client/platform/store.ts'
import { useHasThings } from '#client/state/plan/has-things.ts'
import { followResultRequests, mainSession, nextScreen } from '#client/state/session/main-session.ts'
import { useStoredFacts } from '#client/state/session/stored-facts.ts'
import { LoadingPage } from '../shell/loading-page.tsx'
import { preloadScreen, type FetchedScreen, homeScreens } from './home-screens.ts'

const NextThings = lazy(async () => ({ default: (await import('./today/today.tsx')).NextThings }))

const loadSearch = () => import('#client/state/search/start-search.ts')

/** The main app: one address, many screens. */
export function HomePage() {
  const { screen } = useStore(mainSession)
  useEffect(followResultRequests, [])
  return screen === 'welcome' ? <Welcome /> : <Fetched screen={screen} />
}

/** The current screen, and hidden the one about to replace it. */
function Fetched({ screen }: { screen: FetchedScreen }) {
  const next = useStore(nextScreen)
  const drawn = next && next !== 'welcome' && next !== screen ? [screen, next] : [screen]
  return drawn.map((name) => (
    <Activity key={name} mode={name === screen ? 'visible' : 'hidden'}>
      <Suspense fallback={<LoadingPage />}>
        <Other screen={name} />
      </Suspense>
    </Activity>
  ))
}

function Other({ screen }: { screen: FetchedScreen }) {
  const { Shown } = homeScreens[screen]
  return <Shown />
}

function open(screen: Screen, step?: number): void {
  mainSession.send({ type: 'opened', screen, ...(step === undefined ? {} : { step }) })
}

function Welcome() {
  const { isSearching, hasResults, listCounty, hasChat, unreadCount } = useStoredFacts()
  return (
    <WelcomeScreen
      isSearching={isSearching}
      hasResults={hasResults}
      listCounty={listCounty}
      hasChat={hasChat}
      unreadCount={unreadCount}
      onContinueSearch={() => open('onboarding', 3)}
      onFindLikely={() => preloadScreen(hasResults ? 'resources' : 'onboarding')}
      onFindResources={() => void loadSearch().then(({ findOrSearch }) => findOrSearch())}
      onViewResources={() => open('resources')}
      onStartNewSearch={() => void loadSearch().then(({ beginNewSearch }) => beginNewSearch())}
      onChat={() => open('chat')}
      onNewResponses={() => open('saved-resources')}
      onPin={() => open('pin-login')}
      onWhatFirst={() => open('what-first')}
      nextThings={<NextThingsIfAny />}
    />
  )
}

/** Loaded only for somebody who answered the questions or made a plan. */
function NextThingsIfAny() {
  const hasThings = useHasThings()
  return (
    hasThings && (
      <Suspense>
        <NextThings />
      </Suspense>
    )
  )
}
