import { ChevronDown, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import type { FitQuestionsProps } from './fit-questions.tsx'

/** Questions, rules and texts load together when the check is opened, so that answering makes no request. */
const Questions = lazy(async () => {
  const [{ FitQuestions }] = await Promise.all([import('./fit-questions.tsx'), import('./fit-answer.tsx')])
  return { default: FitQuestions }
})

export interface FitCheckProps extends FitQuestionsProps {
  onForget: () => void
}

/** Two questions about a record. The answers stay in page memory: no form is submitted, and autofill is off. */
export function FitCheck({ answers, onAnswers, onForget }: FitCheckProps) {
  const t = useText('opportunities')
  const [isOpen, setIsOpen] = useState(false)
  const [isForgotten, setIsForgotten] = useState(false)
  const hasAnswers = answers.kinds.length > 0
  const handleForget = () => {
    onForget()
    setIsForgotten(true)
  }
  return (
    <section aria-labelledby="op-fit" className="op-panel">
      <details className="op-fold" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary>
          <h2 id="op-fit" className="op-panel-title">
            <ShieldCheck aria-hidden size={20} />
            {t('fit.title')}
          </h2>
          <ChevronDown aria-hidden size={20} />
        </summary>
        <div className="grid gap-4 pt-3">
          <p>{t('fit.private')}</p>
          {isOpen && (
            <Suspense fallback={<Skeleton lines={6} />}>
              <Questions answers={answers} onAnswers={onAnswers} />
            </Suspense>
          )}
          <p className="op-quiet">{t('fit.notLegal')}</p>
        </div>
      </details>
      <p role="status" className={hasAnswers || isForgotten ? 'font-semibold' : 'sr-only'}>
        {hasAnswers ? t('fit.result') : isForgotten && t('fit.forgotten')}
      </p>
      {hasAnswers && (
        <Button size="small" variant="quiet" onClick={handleForget}>
          {t('fit.forget')}
        </Button>
      )}
    </section>
  )
}
