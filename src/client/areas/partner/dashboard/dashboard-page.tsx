import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PartnerIntroduction } from '#contracts/partner-introductions.ts'
import type { AnswerState } from '#domain/introductions/partner-answer.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { LoadFailed } from '#client/shared/query/load-failed.tsx'
import { minuteMs, useNow } from '#client/shared/use-now.ts'
import { useSummary } from '../introductions/queries.ts'
import { RespondDialog } from '../introductions/respond/respond-dialog.tsx'
import { useStaff } from '../introductions/use-staff.ts'
import { WalkInButton } from '../introductions/walk-in/walk-in-button.tsx'
import { listingsQuery } from '../listings/queries.ts'
import { DashboardView } from './dashboard-view.tsx'
import { FullButton } from './full-button.tsx'

/** Shows what needs the organization's attention now. */
export function DashboardPage() {
  const t = useText('partnerDashboard')
  const { account, mayAct, mayPause } = useStaff()
  const now = useNow(minuteMs)
  const summary = useSummary()
  const listings = useQuery({ ...listingsQuery, enabled: summary.data?.hasAny === false }).data ?? []
  const [answering, setAnswering] = useState<{ introduction: PartnerIntroduction; start: AnswerState } | null>(null)
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    // The answered row is removed together with the button that had focus.
    if (answers > 0) document.getElementById('partner-urgent')?.focus()
  }, [answers])
  if (!summary.data) return <Unready hasFailed={summary.isError} onRetry={() => void summary.refetch()} />
  return (
    <>
      {summary.isError && <SummaryFailed onRetry={() => void summary.refetch()} />}
      <DashboardView
        summary={summary.data}
        listings={listings}
        mayAct={mayAct}
        view={account?.view ?? 'table'}
        now={now}
        tools={
          <>
            {mayAct && <WalkInButton />}
            {mayPause && <FullButton />}
          </>
        }
        notice={answers > 0 ? t('urgent.answered') : null}
        onAnswer={(introduction, start) => setAnswering({ introduction, start })}
      />
      {answering && (
        <RespondDialog
          {...answering}
          onClose={() => setAnswering(null)}
          onSent={() => {
            setAnswering(null)
            setAnswers(answers + 1)
          }}
        />
      )}
    </>
  )
}

function Unready({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const t = useText('partnerDashboard')
  return (
    <div className="pi-page">
      <h1 id="partner-title">{t('title')}</h1>
      {hasFailed ? <SummaryFailed onRetry={onRetry} /> : <LoadingPart />}
    </div>
  )
}

function SummaryFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText('partnerDashboard')
  return (
    <LoadFailed tone="danger" title={t('failed')} text={t('failedText')} retryLabel={t('tryAgain')} onRetry={onRetry} />
  )
}
