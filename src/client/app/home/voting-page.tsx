import { useState } from 'react'
import { StateCode } from '#domain/places/states.ts'
import { useVotingFacts } from '#client/features/voting/use-voting-facts.ts'
import { VotingScreen } from '#client/features/voting/voting-screen.tsx'
import { goBack } from '#client/state/navigation.ts'
import { searchContext } from '#client/state/search-context.ts'

/** The guide starts with the state of the search; its answers stay within the guide. */
export function VotingPage() {
  const { retry, ...material } = useVotingFacts()
  const [now] = useState(() => Date.now())
  const [home] = useState(() => StateCode.safeParse(searchContext.get().location?.state).data ?? null)
  return <VotingScreen {...material} now={now} home={home} onRetry={retry} onBack={goBack} />
}
