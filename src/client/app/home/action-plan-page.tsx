import { goBack } from '#client/state/navigation.ts'
import { PlanToolPage } from './plan-tool-page.tsx'

const loadSearch = () => import('#client/state/run-search.ts')

export function ActionPlanScreenPage() {
  const handleFind = () => void loadSearch().then(({ findOrSearch }) => findOrSearch())
  return <PlanToolPage onLeave={goBack} onFind={handleFind} />
}
