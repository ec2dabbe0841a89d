import { goBack } from '#client/state/navigation/navigation.ts'
import { PlanToolPage } from './plan-tool/plan-tool-page.tsx'

const loadSearch = () => import('#client/state/search/start-search.ts')

export function ActionPlanScreenPage() {
  const handleFind = () => void loadSearch().then(({ findOrSearch }) => findOrSearch())
  return <PlanToolPage onLeave={goBack} onFind={handleFind} />
}
