import { goBack } from '#client/state/navigation.ts'
import { AwayPage } from './away-page.tsx'

export function ActionPlanScreenPage() {
  return <AwayPage place="actionPlan" onBack={goBack} />
}
