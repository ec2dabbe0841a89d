import { House, Phone, RotateCcw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type SearchProblem, getProblemMessage } from '#domain/search/failure.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStore } from '#client/platform/store.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { search } from '#client/state/search/search.ts'
import { searchAgain } from '#client/state/search/start-search.ts'
import { Button } from '#client/ui/button/button.tsx'
import { PhoneSpot } from '#client/ui/illustrations/phone-spot.tsx'
import { Page } from '#client/ui/layout/page.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'

export interface FailureScreenProps {
  /** Null if the cause is no longer known. */
  problem: SearchProblem | null
  isOffline: boolean
  onTryAgain: () => void
  onHome: () => void
}

/** A failed search: what happened, help lines to call now, and a retry button. */
export function FailureScreen({ problem, isOffline, onTryAgain, onHome }: FailureScreenProps) {
  const t = useText('search')
  const common = useText('common')
  return (
    <Page aria-labelledby="search-failure-title" className="grid gap-4">
      <PhoneSpot size={112} />
      <h1 id="search-failure-title" tabIndex={-1}>
        {t('failure.title')}
      </h1>
      <p>{t('failure.text')}</p>
      {problem && <Problem problem={problem} />}
      {isOffline && <p>{common('failure.offline')}</p>}
      <div className="grid gap-3">
        <Button variant="primary" wide icon={<RotateCcw aria-hidden size={20} />} onClick={onTryAgain}>
          {t('failure.tryAgain')}
        </Button>
        <Button href="tel:211" wide icon={<Phone aria-hidden size={20} />}>
          {t('failure.call211')}
        </Button>
        <p className="text-center text-md text-ink-2">{t('failure.call211Text')}</p>
        <Button variant="quiet" wide icon={<House aria-hidden size={20} />} onClick={onHome}>
          {common('home')}
        </Button>
      </div>
    </Page>
  )
}

function Problem({ problem }: { problem: SearchProblem }) {
  const t = useText('search')
  const message = getProblemMessage(problem)
  return (
    <Notice tone="danger" announce>
      {'serverText' in message ? message.serverText : t(message.key)}
    </Notice>
  )
}

export function HomeScreen() {
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
