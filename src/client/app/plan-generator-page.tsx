import { useLocation } from 'wouter'
import { readKey } from '#client/platform/storage/storage.ts'
import { mainSession } from '#client/state/session/main-session.ts'
import { PlanToolPage } from './home/plan-tool-page.tsx'

const loadSearch = () => import('#client/state/search/start-search.ts')

/** /action-plan-generator: the tool at its own address. Back leads to the results when there are any. */
export function PlanGeneratorPage() {
  const [, navigate] = useLocation()
  const handleLeave = async () => {
    const { hasStoredResults } = await import('#client/state/session/stored-facts.ts')
    const hasResources = hasStoredResults() || (readKey('userSession')?.resources?.length ?? 0) > 0
    mainSession.send({ type: 'startedOver' })
    navigate(hasResources ? '/#resources' : '/')
  }
  const handleFind = () => {
    void loadSearch().then(({ findOrSearch }) => {
      findOrSearch()
      navigate('/')
    })
  }
  return <PlanToolPage onLeave={() => void handleLeave()} onFind={handleFind} />
}
