import { useState } from 'react'
import { useVotingFacts } from '#client/features/voting/use-voting-facts.ts'
import { VotingScreen } from '#client/features/voting/voting-screen.tsx'
import { rememberState } from '#client/state/search/chosen-state.ts'
import { readKnownState } from '#client/state/search/known-location.ts'
import { goBack } from '#client/state/navigation/navigation.ts'

/** The guide starts with the state of the search; its answers stay within the guide. */
export function VotingPage() {
  const { retry, ...material } = useVotingFacts()
  const [now] = useState(() => Date.now())
  const [home] = useState(readKnownState)
  return <VotingScreen {...material} now={now} home={home} onState={rememberState} onRetry={retry} onBack={goBack} />
}
