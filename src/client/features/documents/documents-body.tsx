import './documents.css'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { LoadingPart } from '#client/platform/loading/loading-part.tsx'
import { NotLoaded } from '#client/platform/loading/not-loaded.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { Checklist } from './checklist.tsx'
import type { AnswerProps } from './document-props.ts'
import type { LoadedParts } from './use-documents.ts'

export interface DocumentsBodyProps extends AnswerProps, LoadedParts {
  onRetry: () => void
  onTransportation?: () => void
  /** Initially open part. */
  part?: 'checklist' | 'path'
}

/** The two parts of the tool; both work offline once loaded. */
export function DocumentsBody({ part = 'checklist', ...props }: DocumentsBodyProps) {
  const t = useText('documents')
  const [open, setOpen] = useState<string>(part)
  const items = [
    { id: 'checklist', label: t('checklist'), panel: <ChecklistPart {...props} /> },
    { id: 'path', label: t('path'), panel: <PathPart {...props} /> },
  ]
  return <Tabs label={t('parts')} items={items} value={open} onChange={setOpen} />
}

type PartProps = Omit<DocumentsBodyProps, 'part'>

function ChecklistPart({ guides, onRetry, ...props }: PartProps) {
  if (guides.phase === 'loading') return <LoadingPart />
  if (guides.phase === 'failed') return <NotLoaded onRetry={onRetry} />
  return <Checklist {...props} guides={guides.value} />
}

function PathPart({ path, onRetry, ...props }: PartProps) {
  if (path.phase === 'loading') return <LoadingPart />
  if (path.phase === 'failed') return <NotLoaded onRetry={onRetry} />
  const { Finder, facts } = path.value
  return <Finder {...props} facts={facts} />
}
