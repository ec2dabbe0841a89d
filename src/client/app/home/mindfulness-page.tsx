import { goBack } from '#client/state/navigation.ts'
import { AwayPage } from './away-page.tsx'

export function MindfulnessPage() {
  return <AwayPage place="mindfulness" onBack={goBack} />
}
