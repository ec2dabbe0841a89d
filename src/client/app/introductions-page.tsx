import { useLocation } from 'wouter'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { IntroductionsView } from '#client/features/introductions/introductions-view.tsx'
import { openScreen } from '#client/state/navigation.ts'
import { hasStoredResults } from '#client/state/stored-facts.ts'
import { useConnect } from './home/connect.tsx'

/** /my-introductions: shown only to the person it belongs to. */
export function IntroductionsPage() {
  const { connect, dialog } = useConnect()
  const [, navigate] = useLocation()
  const handleFind = () => {
    openScreen(hasStoredResults() ? 'resources' : 'onboarding')
    navigate('/')
  }
  return (
    <StillYouGate>
      <IntroductionsView onConnect={connect} onFind={handleFind} />
      {dialog}
    </StillYouGate>
  )
}
