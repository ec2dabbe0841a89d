import { useLocation } from 'wouter'
import { StillYouGate } from '#client/features/device/still-you-gate.tsx'
import { IntroductionsView } from '#client/features/introductions/introductions-view.tsx'
import { mainSession } from '#client/state/session/main-session.ts'
import { hasStoredResults } from '#client/state/session/stored-facts.ts'
import { useConnect } from './home/connect.tsx'

/** /my-introductions: shown only to the person it belongs to. */
export function IntroductionsPage() {
  const { connect, dialog } = useConnect()
  const [, navigate] = useLocation()
  const handleFind = () => {
    mainSession.send({ type: 'opened', screen: hasStoredResults() ? 'resources' : 'onboarding' })
    navigate('/')
  }
  return (
    <StillYouGate>
      <IntroductionsView onConnect={connect} onFind={handleFind} />
      {dialog}
    </StillYouGate>
  )
}
