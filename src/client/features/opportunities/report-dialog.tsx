import { Suspense } from 'react'
import { reportOpportunity } from '#contracts/opening-reports.ts'
import { type OpeningReportKind, openingReportKinds } from '#domain/opportunities/opening-report.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { ChoiceDialog, type ChoiceOutcome } from '#client/ui/dialog/choice-dialog.tsx'

export interface ReportDialogProps {
  /** Id of the opening. */
  id: string
  onClose: () => void
}

/** Loads its own texts, so that the list behind it does not wait for them. */
export function ReportDialog(props: ReportDialogProps) {
  return (
    <Suspense>
      <ReportForm {...props} />
    </Suspense>
  )
}

function ReportForm({ id, onClose }: ReportDialogProps) {
  const t = useText('jobTools')
  const common = useText('common')
  const handleSend = async (kind: OpeningReportKind): Promise<ChoiceOutcome> => {
    try {
      await callApi(reportOpportunity, { params: { id }, body: { kind } })
      return { state: 'over', text: t('report.thanks') }
    } catch (error) {
      reportQuietly('report', error)
      const status = error instanceof ApiError ? error.status : null
      if (status === 404) return { state: 'over', text: t('report.gone') }
      return status === 429
        ? { state: 'refused', text: t('report.limit') }
        : { state: 'failed', text: t('report.failed') }
    }
  }
  return (
    <ChoiceDialog
      title={t('report.title')}
      note={t('report.note')}
      onSend={handleSend}
      onClose={onClose}
      choices={openingReportKinds.map((value) => ({ value, label: t(`report.kinds.${value}`) }))}
      words={{
        send: t('report.send'),
        missing: t('report.choose'),
        tryAgain: common('tryAgain'),
        close: common('close'),
        cancel: common('cancel'),
      }}
    />
  )
}
