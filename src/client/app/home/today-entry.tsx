import { Sunrise } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useStored } from '#client/platform/storage/use-stored.ts'
import { Button } from '#client/ui/button/button.tsx'

const Today = lazy(async () => ({ default: (await import('./today.tsx')).Today }))

/** Only a button in the first load; the questions and the steps load on demand, or when they were answered before. */
export function TodayEntry() {
  const t = useText('welcome')
  const [isRequested, setIsRequested] = useState(false)
  const hasAnswers = useStored('today', (stored) => 'answers' in stored, false)
  const button = (
    <Button wide icon={<Sunrise aria-hidden size={20} />} busy={isRequested} onClick={() => setIsRequested(true)}>
      {t('whatFirst')}
    </Button>
  )
  if (!isRequested && !hasAnswers) return button
  return (
    <Suspense fallback={button}>
      <Today isRequested={isRequested} />
    </Suspense>
  )
}
