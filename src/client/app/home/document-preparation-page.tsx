import { useState } from 'react'
import { DocumentsView } from '#client/features/documents/documents-view.tsx'
import { readKnownState } from '#client/state/known-location.ts'
import { goBack, openScreen } from '#client/state/navigation.ts'

export function DocumentPreparationPage() {
  const [searchState] = useState(readKnownState)
  return (
    <DocumentsView
      searchState={searchState}
      onBack={goBack}
      onTransportation={() => openScreen('transportation-guide')}
    />
  )
}
