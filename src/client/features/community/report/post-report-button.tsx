import { TriangleAlert } from 'lucide-react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LazyDialogButton } from '#client/shared/lazy-dialog-button.tsx'
import { showToast } from '#client/state/navigation/toasts.ts'
import type { PostReportProps } from './post-report.tsx'

export function PostReportButton({ postId }: Pick<PostReportProps, 'postId'>) {
  const t = useText('community')
  return (
    <LazyDialogButton
      label={t('report.open')}
      icon={<TriangleAlert aria-hidden size={18} />}
      load={async () => (await import('./post-report.tsx')).PostReport}
      renderDialog={(PostReport, onClose) => <PostReport postId={postId} onClose={onClose} />}
      onFailed={showToast}
    />
  )
}
