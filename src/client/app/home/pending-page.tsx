import { goBack } from '#client/state/navigation.ts'
import { AwayPage } from './away-page.tsx'
import { type PendingScreen, pendingScreens } from './screen-registry.ts'

/** A tool that is not in this version leads back to where it was opened from: a running search, the list, welcome. */
export function PendingPage({ screen }: { screen: PendingScreen }) {
  return <AwayPage place={pendingScreens[screen]} onBack={goBack} />
}
