import { mainSession } from '#client/state/main-session.ts'
import { AwayPage } from './home/away-page.tsx'
import { useOpenHome } from './shell/use-open-home.ts'

export function TutorialPage() {
  const openHome = useOpenHome()
  const handleHome = () => {
    mainSession.send({ type: 'startedOver' })
    openHome()
  }
  return <AwayPage place="tutorial" onHome={handleHome} />
}
