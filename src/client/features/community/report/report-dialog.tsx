import { reportPost } from '#contracts/community.ts'
import { postReportKinds } from '#domain/community/post.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { ChoiceDialog, type ChoiceOutcome } from '#client/ui/dialog/choice-dialog.tsx'

export interface ReportDialogProps {
  postId: string
  onClose: () => void
}

type Kind = (typeof postReportKinds)[number]

export function ReportDialog({ postId, onClose }: ReportDialogProps) {
  const t = useText('community')
  const common = useText('common')
  const handleSend = async (kind: Kind): Promise<ChoiceOutcome> => {
    try {
      await callApi(reportPost, { params: { id: postId }, body: { kind } })
      return { state: 'over', text: t('report.thanks') }
    } catch (error) {
      reportQuietly('report', error)
      const isGone = error instanceof ApiError && error.status === 404
      return isGone ? { state: 'over', text: t('report.gone') } : { state: 'failed', text: t('report.failed') }
    }
  }
  return (
    <ChoiceDialog
      title={t('report.title')}
      onSend={handleSend}
      onClose={onClose}
      choices={postReportKinds.map((value) => ({ value, label: t(`report.kinds.${value}`) }))}
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
