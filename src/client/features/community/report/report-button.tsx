import { TriangleAlert } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { showToast } from '#client/state/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

/** Few people report, so the dialog is loaded on demand. */
export function ReportButton({ postId }: Pick<ReportDialogProps, 'postId'>) {
  const t = useText('community')
  const common = useText('common')
  const [isLoading, setIsLoading] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null)
  const handleOpen = async () => {
    setIsLoading(true)
    try {
      const { ReportDialog } = await import('./report-dialog.tsx')
      setDialog(() => ReportDialog)
    } catch (error) {
      reportQuietly('report dialog', error)
      showToast({ title: common('failure.title'), text: common('failure.offline'), tone: 'destructive' })
    }
    setIsLoading(false)
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        busy={isLoading}
        icon={<TriangleAlert aria-hidden size={18} />}
        onClick={() => void handleOpen()}
      >
        {t('report.open')}
      </Button>
      {Dialog && <Dialog postId={postId} onClose={() => setDialog(null)} />}
    </>
  )
}
