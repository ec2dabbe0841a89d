import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { ReportForm, type ReportDraft } from './report-form.tsx'
import { type ReportOutcome, sendReport } from './send-report.ts'

export interface ReportDialogProps {
  resourceId: string
  name: string
  onClose: () => void
}

/** Choices and text are kept until the report was sent. */
export function ReportDialog({ resourceId, name, onClose }: ReportDialogProps) {
  const t = useText('results')
  const common = useText('common')
  const [draft, setDraft] = useState<ReportDraft>({ kind: null, reason: null, note: '' })
  const [isKindMissing, setIsKindMissing] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<ReportOutcome | null>(null)
  const isOver = outcome === 'thanks' || outcome === 'unlisted'

  const handleChange = (change: Partial<ReportDraft>) => {
    setDraft((before) => ({ ...before, ...change }))
    setIsKindMissing(false)
  }
  const handleSend = async () => {
    const { kind, reason, note } = draft
    if (kind === null) {
      setIsKindMissing(true)
      return
    }
    setIsSending(true)
    setOutcome(null)
    setOutcome(await sendReport(resourceId, { kind, reason, note }))
    setIsSending(false)
  }
  const actions = isOver ? (
    <Button variant="primary" onClick={onClose}>
      {common('close')}
    </Button>
  ) : (
    <>
      <Button variant="primary" busy={isSending} onClick={() => void handleSend()}>
        {outcome === 'failed' ? common('tryAgain') : t('report.send')}
      </Button>
      <Button onClick={onClose}>{common('cancel')}</Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t('report.title', { name })} closeLabel={common('close')} actions={actions}>
      <div className="grid gap-4">
        {!isOver && <ReportForm draft={draft} isKindMissing={isKindMissing} onChange={handleChange} />}
        {outcome && (
          <Notice tone={isOver ? 'success' : 'danger'} announce>
            {t(`report.${outcome}`)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
