import { Suspense } from 'react'
import { reportOpportunity } from '#contracts/opening-reports.ts'
import { openingReportKinds } from '#domain/opportunities/opening-report.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReportDialog } from '#client/shared/report/report-dialog.tsx'

export interface OpeningReportProps {
  /** Id of the opening. */
  id: string
  onClose: () => void
}

/** Loads its own texts, so that the list behind it does not wait for them. */
export function OpeningReport(props: OpeningReportProps) {
  return (
    <Suspense>
      <OpenedReport {...props} />
    </Suspense>
  )
}

function OpenedReport({ id, onClose }: OpeningReportProps) {
  const t = useText('jobTools')
  return (
    <ReportDialog
      title={t('report.title')}
      note={t('report.note')}
      kinds={openingReportKinds.map((value) => ({ value, label: t(`report.kinds.${value}`) }))}
      words={{
        send: t('report.send'),
        choose: t('report.choose'),
        thanks: t('report.thanks'),
        failed: t('report.failed'),
        gone: t('report.gone'),
        limit: t('report.limit'),
      }}
      onSend={(kind) => callApi(reportOpportunity, { params: { id }, body: { kind } })}
      onClose={onClose}
    />
  )
}
