import { parseState } from '#domain/places/state-match.ts'
import { DocumentsView } from '#client/features/documents/documents-view.tsx'
import { useStore } from '#client/platform/store.ts'
import { goBack, openScreen } from '#client/state/navigation.ts'
import { searchContext } from '#client/state/search-context.ts'

export function DocumentPreparationPage() {
  const { location } = useStore(searchContext)
  return (
    <DocumentsView
      searchState={location && parseState(location.state)}
      onBack={goBack}
      onTransportation={() => openScreen('transportation-guide')}
    />
  )
}
