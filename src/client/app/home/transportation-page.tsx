import { goBack } from '#client/state/navigation.ts'
import { AwayPage } from './away-page.tsx'

export function TransportationPage() {
  return <AwayPage place="transportation" onBack={goBack} />
}
