import '#client/features/saved/saved.css'
import { Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { AnswerBanner } from '#client/features/saved/answer-banner.tsx'
import { getDeviceMode } from '#client/platform/device/device-mode.ts'
import { stillYou } from '#client/platform/device/last-visit.ts'
import { useStore } from '#client/platform/store.ts'
import { answersBanner } from '#client/state/introductions/introductions.ts'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { saved } from '#client/state/saved/saved.ts'

/** Announces on every page that a provider has answered. The live region is mounted before its content. */
export function ResponseBanner() {
  const { ids } = useStore(answersBanner)
  return (
    <div role="status" className="answer-banner-place">
      {ids.length > 0 && (
        <Suspense>
          <Banner ids={ids} />
        </Suspense>
      )}
    </div>
  )
}

function Banner({ ids }: { ids: readonly string[] }) {
  const [, navigate] = useLocation()
  const list = useStore(saved)
  const isStillYouOpen = useSyncExternalStore(stillYou.subscribe, stillYou.isOpen, () => false)
  // On a shared device the banner does not name the listing (T-10.2), and nothing shows before "Still you?" is
  // answered.
  const isPrivate = getDeviceMode() !== 'shared' && !isStillYouOpen
  const name = isPrivate ? (list.find(({ id }) => id === ids[0])?.name ?? null) : null
  const handleView = () => {
    answersBanner.send({ type: 'dismissed' })
    openScreen('saved-resources')
    navigate('/')
  }
  const handleDismiss = () => {
    answersBanner.send({ type: 'dismissed' })
    // The focused button disappears with the banner.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return <AnswerBanner name={name} count={ids.length} onView={handleView} onDismiss={handleDismiss} />
}
