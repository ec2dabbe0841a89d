import { lazy, Suspense, useEffect, useRef } from 'react'
import { LazyDialogButton } from '#client/shared/lazy-dialog-button.tsx'
import { showToast } from '#client/state/navigation/toasts.ts'
import type { RecordAnswers } from '#domain/opportunities/fit-check.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import type { OpeningReportProps } from './opening-report.tsx'
import { OpportunityCard } from './opportunity-card.tsx'
import type { ListState } from './use-opportunities.ts'

const FitAnswer = lazy(async () => ({ default: (await import('./fit-answer.tsx')).FitAnswer }))

interface OpportunityListProps {
  list: Extract<ListState, { phase: 'ready' }>
  answers: RecordAnswers
  onMore: () => void
}

export function OpportunityList({ list, answers, onMore }: OpportunityListProps) {
  const t = useText('opportunities')
  const { items, total, page, pages, more } = list
  const isAnswered = answers.kinds.length > 0
  const ref = useFocusOnNew(items.length)
  return (
    <>
      <ol ref={ref} className="op-list">
        {items.map((opportunity) => (
          <li key={opportunity.id}>
            <OpportunityCard
              opportunity={opportunity}
              // Nationwide programs have no location that a visitor could report on.
              report={(opportunity.isPosted || opportunity.state) && <OpportunityReport id={opportunity.id} />}
              fit={
                isAnswered && (
                  <Suspense>
                    <FitAnswer answers={answers} opportunity={opportunity} />
                  </Suspense>
                )
              }
            />
          </li>
        ))}
      </ol>
      {page < pages && (
        <div className="op-more">
          {more === 'failed' && (
            <Notice announce tone="warning">
              {t('moreFailed')}
            </Notice>
          )}
          <p className="op-quiet">{t('moreOf', { shown: items.length, total })}</p>
          <Button busy={more === 'loading'} onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** After "Show more", focus moves to the first new card. */
function useFocusOnNew(count: number) {
  const ref = useRef<HTMLOListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) {
      ref.current?.children[before.current]?.querySelector<HTMLElement>('.op-card-title')?.focus()
    }
    before.current = count
  }, [count])
  return ref
}

export function OpportunityReport({ id }: Pick<OpeningReportProps, 'id'>) {
  const t = useText('opportunities')
  return (
    <LazyDialogButton
      label={t('card.report')}
      describedBy={`op-${id}`}
      load={async () => (await import('./opening-report.tsx')).OpeningReport}
      renderDialog={(OpeningReport, onClose) => <OpeningReport id={id} onClose={onClose} />}
      onFailed={showToast}
    />
  )
}
