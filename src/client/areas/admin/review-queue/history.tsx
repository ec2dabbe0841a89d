import { type ReactNode, useState } from 'react'
import type { HistoryQueue } from '#contracts/review.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { HistoryList } from './history-list.tsx'
import { PanelState } from './panel-state.tsx'
import { useHistory } from './queries.ts'
import { useUndo } from './undo-provider.tsx'

interface HistoryProps {
  queue: HistoryQueue
  /** Limits the history to one item; without it, the latest entries of the queue. */
  itemId?: string
}

/** Collapsed and not fetched until opened, because every view is logged. */
export function History({ queue, itemId }: HistoryProps) {
  const t = useText('adminReview')
  const label = itemId === undefined ? t('history.lately') : t('history.item')
  return (
    <LazyDetails label={label}>
      <Decisions queue={queue} label={label} {...(itemId !== undefined && { itemId })} />
    </LazyDetails>
  )
}

function LazyDetails({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="desk-more" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && children}
    </details>
  )
}

function Decisions({ queue, itemId, label }: HistoryProps & { label: string }) {
  const history = useHistory(queue, itemId)
  const { buttonProps, onUndo } = useUndo()
  return (
    <PanelState query={history}>
      {(entries) => <HistoryList entries={entries} label={label} buttonProps={buttonProps} onUndo={onUndo} />}
    </PanelState>
  )
}
