import { useEffect, useState } from 'react'
import { PinConfirmationScreen } from '#client/features/pin/pin-confirmation-screen.tsx'
import { goBack, openScreen } from '#client/state/navigation.ts'
import { savedProgress } from '#client/state/pin-session.ts'

/** The words are in memory once; without them there is nothing to confirm. */
export function PinConfirmationPage() {
  const [progress] = useState(savedProgress.get)
  useEffect(() => {
    if (!progress) openScreen('welcome')
  }, [progress])
  if (!progress) return null
  return <PinConfirmationScreen {...progress} onPrint={() => window.print()} onContinue={goBack} />
}
