import { goBack } from '#client/state/navigation.ts'
import { AwayPage } from './away-page.tsx'

export function DocumentPreparationPage() {
  return <AwayPage place="documents" onBack={goBack} />
}
