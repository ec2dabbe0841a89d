import { lazy, Suspense, useState } from 'react'
import { parseState } from '#domain/places/state-match.ts'
import { openScreen } from '#client/state/navigation.ts'

const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }))
const DocumentsDialog = lazy(async () => ({
  default: (await import('#client/features/documents/documents-dialog.tsx')).DocumentsDialog,
}))

/** The tools that open over the list, so that the list is still there when they close. */
export function useResultTools(state: string) {
  const [tool, setTool] = useState<'plan' | 'documents' | null>(null)
  const close = () => setTool(null)
  const dialog = tool && (
    <Suspense>
      {tool === 'plan' ? (
        <PlanDialog open onClose={close} />
      ) : (
        <DocumentsDialog
          open
          onClose={close}
          searchState={parseState(state)}
          onTransportation={() => openScreen('transportation-guide')}
        />
      )}
    </Suspense>
  )
  return { dialog, onMakePlan: () => setTool('plan'), onDocuments: () => setTool('documents') }
}
