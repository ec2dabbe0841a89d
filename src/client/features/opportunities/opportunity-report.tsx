import { type ComponentType, useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { reportQuietly } from '#client/platform/report-quietly.ts'
import { showToast } from '#client/state/toasts.ts'
import { Button } from '#client/ui/button/button.tsx'
import type { ReportDialogProps } from './report-dialog.tsx'

/** Few people report, so the dialog and its texts are loaded on demand. */
export function OpportunityReport({ id }: Pick<ReportDialogProps, 'id'>) {
  const t = useText('opportunities')
  const common = useText('common')
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null)
  const handleOpen = async () => {
    try {
      const { ReportDialog } = await import('./report-dialog.tsx')
      setDialog(() => ReportDialog)
    } catch (error) {
      reportQuietly('report dialog', error)
      showToast({ title: common('failure.title'), text: common('failure.offline'), tone: 'destructive' })
    }
  }
  return (
    <>
      <Button variant="quiet" size="small" aria-describedby={`op-${id}`} onClick={() => void handleOpen()}>
        {t('card.report')}
      </Button>
      {Dialog && <Dialog id={id} onClose={() => setDialog(null)} />}
    </>
  )
}
