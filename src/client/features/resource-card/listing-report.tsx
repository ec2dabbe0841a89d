import { useState } from 'react'
import * as z from 'zod/mini'
import { reportListing } from '#contracts/listing-reports.ts'
import { type ListingReport as Report, listingReportKinds, turnedAwayReasons } from '#domain/directory/reports.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { forgetDraft, keepDraft, readDraft } from '#client/platform/form/form-drafts.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReportDialog } from '#client/shared/report/report-dialog.tsx'
import { ChoiceList } from '#client/ui/dialog/choice-dialog.tsx'
import { TextAreaField } from '#client/ui/field/text-area-field.tsx'

/** Limit of the API contract. */
export const longestReportNote = 300

/** What was written about this listing before the site was hidden; never about another one. */
const keptReport = (resourceId: string) =>
  z.object({
    resourceId: z.literal(resourceId),
    reason: z.nullable(z.enum(turnedAwayReasons)),
    note: z.string(),
  })

export interface ListingReportProps {
  resourceId: string
  name: string
  onClose: () => void
}

/** Choices and text are kept until the report was sent. */
export function ListingReport({ resourceId, name, onClose }: ListingReportProps) {
  const t = useText('results')
  const [draft, setDraft] = useState(
    () => readDraft('report', keptReport(resourceId)) ?? { resourceId, reason: null, note: '' },
  )
  const { reason, note } = draft
  const change = (changes: Partial<typeof draft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    keepDraft('report', next)
  }
  const handleSend = async (kind: Report['kind']) => {
    const trimmedNote = note.trim()
    const withReason = kind === 'turned_away' && reason && { reason }
    await callApi(reportListing, {
      params: { id: resourceId },
      body: { kind, ...withReason, ...(trimmedNote && { note: trimmedNote }) },
    })
    forgetDraft('report')
  }
  const handleClose = () => {
    forgetDraft('report')
    onClose()
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
      onClose={handleClose}
    >
      {(kind) => (
        <>
          {kind === 'turned_away' && (
            <ChoiceList
              legend={t('report.why')}
              choices={turnedAwayReasons.map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
              chosen={reason}
              onChoose={(value) => change({ reason: value })}
            />
          )}
          <TextAreaField
            label={t('report.note')}
            hint={t('report.noteHint')}
            value={note}
            maxLength={longestReportNote}
            autoComplete="off"
            onChange={(event) => change({ note: event.target.value })}
          />
        </>
      )}
    </ReportDialog>
  )
}
