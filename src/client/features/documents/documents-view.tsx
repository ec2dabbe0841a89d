import type { StateCode } from '#domain/places/states.ts'
import { DocumentsScreen } from './documents-screen.tsx'
import { useDocuments } from './use-documents.ts'

export interface DocumentsViewProps {
  /** State of the last search, if there is one. */
  searchState: StateCode | null
  onBack: () => void
  onTransportation?: () => void
}

/** Document preparation as a screen, with the answers stored on this device. */
export function DocumentsView({ searchState, ...actions }: DocumentsViewProps) {
  return <DocumentsScreen {...useDocuments(searchState)} {...actions} />
}
