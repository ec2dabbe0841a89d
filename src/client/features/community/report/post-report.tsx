import { reportPost } from '#contracts/community.ts'
import { postReportKinds } from '#domain/community/post.ts'
import { callApi } from '#client/platform/api/call-api.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { ReportDialog } from '#client/shared/report/report-dialog.tsx'

export interface PostReportProps {
  postId: string
  onClose: () => void
}

export function PostReport({ postId, onClose }: PostReportProps) {
  const t = useText('community')
  return (
    <ReportDialog
      title={t('report.title')}
      kinds={postReportKinds.map((value) => ({ value, label: t(`report.kinds.${value}`) }))}
      words={{
        send: t('report.send'),
        choose: t('report.choose'),
        thanks: t('report.thanks'),
        failed: t('report.failed'),
        gone: t('report.gone'),
      }}
      onSend={(kind) => callApi(reportPost, { params: { id: postId }, body: { kind } })}
      onClose={onClose}
    />
  )
}
