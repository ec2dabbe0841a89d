import { useEffect, useState } from 'react'
import { initialPinEntry, pinEntryReducer } from '#domain/pin/entry.ts'
import { openPin, type PinLogin } from '#client/features/pin/open-pin.ts'
import { PinLockedScreen } from '#client/features/pin/pin-locked-screen.tsx'
import { PinLoginScreen } from '#client/features/pin/pin-login-screen.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useCancelable } from '#client/shared/proof/use-cancelable.ts'
import { createStore, useStore } from '#client/platform/store.ts'
import { refreshIntroductions } from '#client/state/introductions/introductions.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'
import { currentProgress, startFresh } from '#client/state/session/pin-session.ts'
import { hasStoredResults } from '#client/state/session/stored-facts.ts'
import { showToast } from '#client/state/navigation/toasts.ts'

export function PinLoginPage() {
  const t = useText('pin')
  const [store] = useState(() => createStore(pinEntryReducer, initialPinEntry))
  const [location] = useState(() => currentProgress().location)
  const [hasList] = useState(hasStoredResults)
  const entry = useStore(store)
  const isTimeOver = useTimeOver(entry.phase === 'locked' ? entry.until : null)
  const { begin, cancel } = useCancelable()

  const handleSubmit = async (login: PinLogin) => {
    const opened = await openPin(store, login, { signal: begin() })
    if (!opened) return
    void refreshIntroductions()
    openScreen(opened.listingCount > 0 ? 'resources' : 'welcome')
    const text = opened.listingCount > 0 ? 'openedText' : opened.placesOnly ? 'openedNoPlaces' : 'openedEmpty'
    showToast({ title: t('login.opened'), text: t(`login.${text}`) })
  }
  const ways = { onStartFresh: startFresh, onBack: goBack }
  if (entry.phase === 'locked') {
    const handleTryAgain = () => store.send({ type: 'triedAgain', at: Date.now() })
    return (
      <PinLockedScreen
        {...ways}
        canTryAgain={isTimeOver}
        onTryAgain={handleTryAgain}
        onUseWords={() => store.send({ type: 'wordsChosen' })}
      />
    )
  }
  return (
    <PinLoginScreen
      {...ways}
      entry={entry}
      location={location}
      onViewList={hasList ? () => openScreen('resources') : undefined}
      onSubmit={(login) => void handleSubmit(login)}
      onCancel={cancel}
    />
  )
}

/** Whether a time has been reached; rerenders when it is. */
function useTimeOver(until: number | null): boolean {
  const [reached, setReached] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setReached(until), until - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && reached === until
}
