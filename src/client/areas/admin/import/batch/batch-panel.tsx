import { useState } from 'react'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { commitImport, undoImport, type ImportBatch } from '#contracts/imports.ts'
import { ApiError } from '#client/platform/api/api-error.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useAction } from '#client/shared/query/use-action.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { useMayChange } from '../../review-queue/use-may-change.ts'
import { useImport, useRefreshImports } from '../queries.ts'
import { BatchView } from './batch-view.tsx'
import { DuplicatesPanel } from './duplicates-panel.tsx'
import { RowsPanel } from './rows-panel.tsx'

interface BatchPanelProps {
  id: string
  sameAs: string | null
  onOpen: (id: string) => void
  onNew: () => void
}

/** One import, from its check to its undo. */
export function BatchPanel({ id, sameAs, onOpen, onNew }: BatchPanelProps) {
  const query = useImport(id)
  const mayChange = useMayChange()
  const { failure, busy, runAction } = useBatchActions()
  return (
    <PanelState query={query}>
      {(batch) => (
        <BatchView
          batch={batch}
          mayChange={mayChange}
          busy={busy}
          failure={failure}
          sameAs={sameAs}
          onCommit={() => runAction(() => callStaff(commitImport, { params: { id } }))}
          onUndo={() => runAction(() => callStaff(undoImport, { params: { id } }))}
          onLook={() => void query.refetch()}
          onOpen={onOpen}
          onNew={onNew}
          found={<FoundPanel batch={batch} />}
        />
      )}
    </PanelState>
  )
}

/** Runs one action at a time; an error is shown next to the button. */
function useBatchActions() {
  const t = useText('adminImport')
  const queueText = useText('adminReviewQueue')
  const refresh = useRefreshImports()
  const { isBusy, failure, run } = useAction()
  const isRefused = failure instanceof ApiError && failure.status === 403
  const failureWords = isRefused ? t('commit.refused') : failureText(failure, queueText('notSent'))
  // Refreshes also after an error: another user may have acted first.
  const runAction = (command: () => Promise<unknown>) =>
    run('batch', async () => {
      try {
        return await command()
      } finally {
        await refresh()
      }
    })
  return { busy: isBusy, failure: failureWords ?? null, runAction }
}

/** Results of the check: every row, and the duplicates. */
function FoundPanel({ batch }: { batch: ImportBatch }) {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
  const [tab, setTab] = useState('rows')
  const { duplicate } = batch.counts
  const rows = <RowsPanel id={batch.id} canDecide={batch.status === 'checked'} />
  if (duplicate === 0) return rows
  return (
    <Tabs
      label={t('rows.title')}
      value={tab}
      onChange={setTab}
      items={[
        { id: 'rows', label: t('rows.all'), panel: rows },
        {
          id: 'duplicates',
          label: `${t('duplicates.title')} (${number(duplicate)})`,
          panel: <DuplicatesPanel id={batch.id} canDecide={batch.status === 'checked'} />,
        },
      ]}
    />
  )
}
