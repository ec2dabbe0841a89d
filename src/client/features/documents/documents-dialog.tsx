import { useText } from '#client/platform/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { DocumentsBody } from './documents-body.tsx'
import type { DocumentsViewProps } from './documents-view.tsx'
import { useDocuments } from './use-documents.ts'

export interface DocumentsDialogProps extends Omit<DocumentsViewProps, 'onBack'> {
  open: boolean
  onClose: () => void
}

/** The same tool as a dialog. Marks are kept when it closes. */
export function DocumentsDialog({ open, onClose, ...props }: DocumentsDialogProps) {
  const t = useText('documents')
  const common = useText('common')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <Tool {...props} />
    </Dialog>
  )
}

/** Inside the dialog, so that nothing is loaded before it opens. */
function Tool({ searchState, chosenState, onState, ...actions }: Omit<DocumentsViewProps, 'onBack'>) {
  return <DocumentsBody {...useDocuments({ searchState, chosenState, onState })} {...actions} />
}
