import './documents.css'
import { useState } from 'react'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { Skeleton } from '#client/ui/skeleton/skeleton.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { TextLink } from '#client/ui/text-link/text-link.tsx'
import { Checklist } from './checklist.tsx'
import type { AnswerProps } from './document-props.ts'
import type { LoadedParts } from './use-documents.ts'

export interface DocumentsBodyProps extends AnswerProps, LoadedParts {
  onRetry: () => void
  onTransportation?: () => void
  /** Which part is open first. */
  part?: 'checklist' | 'path'
}

/** The two parts of the tool; both work without a connection once they are here. */
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
  if (guides.phase === 'loading') return <Loading />
  if (guides.phase === 'failed') return <NotLoaded onRetry={onRetry} />
  return <Checklist {...props} guides={guides.value} />
}

function PathPart({ path, onRetry, ...props }: PartProps) {
  if (path.phase === 'loading') return <Loading />
  if (path.phase === 'failed') return <NotLoaded onRetry={onRetry} />
  const { Finder, facts } = path.value
  return <Finder {...props} facts={facts} />
}

function Loading() {
  const common = useText('common')
  return (
    <div role="status">
      <span className="sr-only">{common('loading')}</span>
      <Skeleton lines={6} />
    </div>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const common = useText('common')
  return (
    <Notice announce tone="warning" title={common('notLoaded')}>
      <p>{common('notLoadedText')}</p>
      <div className="flex flex-wrap items-center gap-3 pt-2">
        <Button size="small" onClick={onRetry}>{common('tryAgain')}</Button>
        <TextLink href="tel:211" className="docs-target">{common('call211')}</TextLink>
      </div>
    </Notice>
  )
}
