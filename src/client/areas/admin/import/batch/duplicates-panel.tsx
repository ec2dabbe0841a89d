import { useState } from 'react'
import { decideImport, type ImportDecision } from '#contracts/imports.ts'
import { useCountyNames } from '#client/features/listing-changes/county-names.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { useImportRows, useRefreshImports } from '../queries.ts'
import type { DecisionNotice } from './decisions.ts'
import { DuplicatesView } from './duplicates-view.tsx'

/** Rows that are already in the directory: each choice is sent at once, so that nothing is lost by leaving. */
export function DuplicatesPanel({ id, canDecide }: { id: string; canDecide: boolean }) {
  const t = useText('adminImport')
  const queueText = useText('adminReviewQueue')
  const [page, setPage] = useState(1)
  const [decided, setDecided] = useState<DecisionNotice | null>(null)
  const query = useImportRows(id, 'duplicate', page)
  const counties = useCountyNames()
  const refresh = useRefreshImports()
  const handleDecide = async (rows: 'all' | number, decision: ImportDecision) => {
    setDecided({ rows, tone: 'busy', text: '' })
    try {
      const { changed } = await callStaff(decideImport, {
        params: { id },
        body: { decision, rows: rows === 'all' ? 'all' : [rows] },
      })
      const what = t(`decisions.${decision}`)
      const text =
        rows === 'all' ? t('duplicates.allDone', { count: changed }) : t('duplicates.saved', { row: rows, what })
      setDecided({ rows, tone: 'success', text })
    } catch (failure) {
      setDecided({ rows, tone: 'danger', text: failureText(failure, queueText('notSent')) ?? queueText('notSent') })
    } finally {
      await refresh()
    }
  }
  return (
    <PanelState query={query}>
      {({ rows, pages }) => (
        <DuplicatesView
          rows={rows}
          page={page}
          pages={pages}
          counties={counties}
          canDecide={canDecide}
          decided={decided}
          onPage={setPage}
          onDecide={(which, decision) => void handleDecide(which, decision)}
        />
      )}
    </PanelState>
  )
}
