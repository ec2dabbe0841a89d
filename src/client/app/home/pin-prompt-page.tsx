import { useEffect } from 'react'
import { PinPromptScreen } from '#client/features/pin/pin-prompt-screen.tsx'
import { openScreen } from '#client/state/navigation/navigation.ts'
import { useResults } from '#client/state/search/results.ts'

/** Without results there is nothing to offer: they may have been cleared in another tab. */
export function PinPromptPage() {
  const results = useResults()
  const hasList = results !== null && results.resources.length > 0
  useEffect(() => {
    if (!hasList) openScreen('welcome')
  }, [hasList])
  if (!hasList) return null
  return (
    <PinPromptScreen
      count={results.resources.length}
      location={results.location}
      onCreate={() => openScreen('pin-creation')}
      onNoThanks={() => openScreen('welcome')}
      onView={() => openScreen('resources')}
    />
  )
}
