import type { StateCode } from '#domain/places/states.ts'
import { DocumentsScreen } from './documents-screen.tsx'
import { useDocuments } from './use-documents.ts'

export interface DocumentsViewProps {
  /** Of the last search, where there is one. */
  searchState: StateCode | null
  onBack: () => void
  onTransportation?: () => void
}

/** Document preparation as a screen, with what this device remembers. */
export function DocumentsView({ searchState, ...actions }: DocumentsViewProps) {
  return <DocumentsScreen {...useDocuments(searchState)} {...actions} />
}
