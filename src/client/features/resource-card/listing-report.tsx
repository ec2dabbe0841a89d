import { useState } from 'react'
import { reportListing } from '#contracts/listing-reports.ts'
import { type ListingReport as Report, listingReportKinds, turnedAwayReasons } from '#domain/directory/reports.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReportDialog } from '#client/shared/report/report-dialog.tsx'
import { ChoiceList } from '#client/ui/dialog/choice-dialog.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'

/** Limit of the API contract. */
export const longestReportNote = 300

export interface ListingReportProps {
  resourceId: string
  name: string
  onClose: () => void
}

/** Choices and text are kept until the report was sent. */
export function ListingReport({ resourceId, name, onClose }: ListingReportProps) {
  const t = useText('results')
  const [reason, setReason] = useState<NonNullable<Report['reason']> | null>(null)
  const [note, setNote] = useState('')
  const handleSend = (kind: Report['kind']) => {
    const trimmedNote = note.trim()
    const withReason = kind === 'turned_away' && reason && { reason }
    return callApi(reportListing, {
      params: { id: resourceId },
      body: { kind, ...withReason, ...(trimmedNote && { note: trimmedNote }) },
    })
  }
  return (
    <ReportDialog
      title={t('report.title', { name })}
      question={t('report.what')}
      kinds={listingReportKinds.map((kind) => ({ value: kind, label: t(`report.kinds.${kind}`) }))}
      words={{
        send: t('report.send'),
        choose: t('report.choose'),
        thanks: t('report.thanks'),
        failed: t('report.failed'),
        gone: t('report.unlisted'),
        limit: t('report.limit'),
      }}
      onSend={handleSend}
      onClose={onClose}
    >
      {(kind) => (
        <>
          {kind === 'turned_away' && (
            <ChoiceList
              legend={t('report.why')}
              choices={turnedAwayReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
              chosen={reason}
              onChoose={setReason}
            />
          )}
          <TextAreaField
            label={t('report.note')}
            hint={t('report.noteHint')}
            value={note}
            maxLength={longestReportNote}
            autoComplete="off"
            onChange={(event) => setNote(event.target.value)}
          />
        </>
      )}
    </ReportDialog>
  )
}
