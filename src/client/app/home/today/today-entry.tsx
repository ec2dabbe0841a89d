import { Sunrise } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useHasPlanSteps, useHasThings } from '#client/state/plan/has-things.ts'
import { Button } from '#client/ui/button/button.tsx'

const Today = lazy(async () => ({ default: (await import('./today.tsx')).Today }))
const PlanToday = lazy(async () => ({ default: (await import('../plan-cards.tsx')).PlanToday }))

/**
 * Only a button in the first load; the questions and the steps load on demand, or when they were answered before. Once
 * there is a plan, its steps are what to do.
 */
export function TodayEntry({ isRequested: isOpenAtFirst = false }: { isRequested?: boolean }) {
  const t = useText('welcome')
  const [isRequested, setIsRequested] = useState(isOpenAtFirst)
  const hasPlan = useHasPlanSteps()
  const hasThings = useHasThings()
  const button = (
    <Button wide icon={<Sunrise aria-hidden size={20} />} busy={isRequested} onClick={() => setIsRequested(true)}>
      {t('whatFirst')}
    </Button>
  )
  if (!isRequested && !hasThings) return button
  return (
    <Suspense fallback={button}>
      {hasPlan ? <PlanToday /> : <Today isRequested={isRequested} isScreen={isOpenAtFirst} />}
    </Suspense>
  )
}
