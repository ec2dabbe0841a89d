import { useState } from 'react'
import { DocumentsView } from '#client/features/documents/documents-view.tsx'
import { readChosenState, rememberState } from '#client/state/search/chosen-state.ts'
import { readKnownState } from '#client/state/search/known-location.ts'
import { goBack, openScreen } from '#client/state/navigation/navigation.ts'

export function DocumentPreparationPage() {
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
