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
