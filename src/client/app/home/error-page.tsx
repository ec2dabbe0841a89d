import { useSyncExternalStore } from 'react'
import { FailureScreen } from '#client/features/search/failure-screen.tsx'
import { useStore } from '#client/platform/store.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { searchAgain } from '#client/state/search/start-search.ts'
import { search } from '#client/state/search/search.ts'

export function ErrorPage() {
  const cause = useStore(search, (state) => (state.phase === 'failed' ? state.cause : null))
  const isOffline = useSyncExternalStore(followConnection, () => !navigator.onLine)
  return (
    <FailureScreen
      problem={cause}
      isOffline={isOffline}
      onTryAgain={searchAgain}
      onHome={() => openScreen('welcome')}
    />
  )
}

function followConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
