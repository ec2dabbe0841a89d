import { Sunrise } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isPlanFresh } from '#domain/action-plan/stored-plan.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStored } from '#client/platform/storage/use-stored.ts'
import { Button } from '#client/ui/button/button.tsx'

const Today = lazy(async () => ({ default: (await import('./today.tsx')).Today }))
const PlanToday = lazy(async () => ({ default: (await import('./plan-today.tsx')).PlanToday }))

/**
 * Only a button in the first load; the questions and the steps load on demand, or when they were answered before. Once
 * there is a plan, its steps are what to do.
 */
export function TodayEntry() {
  const t = useText('welcome')
  const [isRequested, setIsRequested] = useState(false)
  const hasAnswers = useStored('today', (stored) => 'answers' in stored, false)
  const hasPlan = useStored(
    'last-action-plan',
    (plan) => plan !== undefined && plan.steps.length > 0 && isPlanFresh(plan, Date.now()),
    false,
  )
  const button = (
    <Button wide icon={<Sunrise aria-hidden size={20} />} busy={isRequested} onClick={() => setIsRequested(true)}>
      {t('whatFirst')}
    </Button>
  )
  if (!isRequested && !hasAnswers && !hasPlan) return button
  return <Suspense fallback={button}>{hasPlan ? <PlanToday /> : <Today isRequested={isRequested} />}</Suspense>
}
