import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'
import { readChosenState, rememberState } from '#client/state/location/chosen-state.ts'
import { readKnownState } from '#client/state/location/known-location.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { DocumentsBody } from './documents-body.tsx'
import { DocumentsScreen } from './documents-screen.tsx'
import { type KnownStates, useDocuments } from './use-documents.ts'

export interface DocumentsViewProps extends KnownStates {
  onBack: () => void
  onTransportation?: () => void
}

/** Document preparation as a screen, with the answers stored on this device. */
export function DocumentsView({ searchState, chosenState, onState, ...actions }: DocumentsViewProps) {
  return <DocumentsScreen {...useDocuments({ searchState, chosenState, onState })} {...actions} />
}

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

export function HomeScreen() {
  const [searchState] = useState(readKnownState)
  const [chosenState] = useState(readChosenState)
  return (
    <DocumentsView
      searchState={searchState}
      chosenState={chosenState}
      onState={rememberState}
      onBack={goBack}
      onTransportation={() => openScreen('transportation-guide')}
    />
  )
}
