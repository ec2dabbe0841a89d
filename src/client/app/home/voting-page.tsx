import { goBack } from '#client/state/navigation.ts'
import { AwayPage } from './away-page.tsx'

export function VotingPage() {
  return <AwayPage place="voting" onBack={goBack} />
}
