import { useState } from 'react'
import type { PartnerListingDetail } from '#contracts/partner-listings.ts'
import { useLanguage } from '#client/platform/i18n/language-provider.tsx'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { humanDate } from '#client/shared/formats/dates.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import { Card } from '#client/ui/card/card.tsx'
import { ReportAnswerDialog, type ReportAnswer } from './report-answer-dialog.tsx'

type Report = PartnerListingDetail['reports'][number]

interface ReportListProps {
  reports: readonly Report[]
  canAnswer: boolean
  /** Rejects when it could not be sent. */
  onAnswer: (fact: string, answer: ReportAnswer) => Promise<void>
}

/** Problems visitors reported. Shows counts and facts only, never who reported them. */
export function ReportList({ reports, canAnswer, onAnswer }: ReportListProps) {
  const t = useText('partnerListings')
  const { facts, kinds } = useTextModule('partnerListings').reports
  const { language } = useLanguage()
  const [pendingAnswer, setPendingAnswer] = useState<{ fact: string; verdict: ReportAnswer['verdict'] }>()
  const factName = (fact: string) => (facts as Record<string, string>)[fact] ?? facts.other
  const kindName = (kind: string) => (kinds as Record<string, string>)[kind] ?? kinds.other
  return (
    <Card as="section" className="pl-stack" aria-labelledby="reports-title">
      <h2 id="reports-title">{t('reports.title')}</h2>
      <p>{t('reports.text')}</p>
      <ul className="pl-history">
        {reports.map((report) => {
          // Date without time, so that every time zone shows the same day.
          const lineValues = { fact: factName(report.fact), date: humanDate(report.lastAt.slice(0, 10), language) }
          return (
            <li key={report.fact} className="pl-tight">
              <strong>
                {report.reports === 1
                  ? t('reports.lineOne', lineValues)
                  : t('reports.line', { ...lineValues, count: report.reports })}
              </strong>
              <p className="pl-quiet">{report.kinds.map(kindName).join(' · ')}</p>
              {!report.isOpen && <Badge tone="ok">{t('reports.answered')}</Badge>}
              {report.isOpen && canAnswer && (
                <div className="pl-buttons">
                  {(['accept', 'explain'] as const).map((verdict) => (
                    <Button
                      key={verdict}
                      size="small"
                      aria-label={t(`reports.${verdict}Title`, { fact: lineValues.fact })}
                      onClick={() => setPendingAnswer({ fact: report.fact, verdict })}
                    >
                      {t(`reports.${verdict}`)}
                    </Button>
                  ))}
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <ReportAnswerDialog
        fact={pendingAnswer && factName(pendingAnswer.fact)}
        verdict={pendingAnswer?.verdict ?? 'accept'}
        onClose={() => setPendingAnswer(undefined)}
        onAnswer={async (answer) => {
          if (pendingAnswer) await onAnswer(pendingAnswer.fact, answer)
          setPendingAnswer(undefined)
        }}
      />
    </Card>
  )
}
