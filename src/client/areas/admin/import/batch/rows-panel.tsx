import { useState } from 'react'
import {
  correctImportRow,
  type ImportedRow,
  type ImportVerdict,
  type RowCells,
  setImportRowKind,
} from '#contracts/imports.ts'
import type { ListingKind } from '#domain/directory/kinds.ts'
import { failureText } from '#client/platform/form/failure-text.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { callStaff } from '#client/state/session/staff-session.ts'
import { Notice } from '#client/ui/notice/notice.tsx'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { useImportRows, useRefreshImports } from '../queries.ts'
import { RowEditor } from './row-editor.tsx'
import { RowsView } from './rows-view.tsx'

/** Every row of an import. A changed kind is sent at once, so that nothing is lost by leaving. */
export function RowsPanel({ id, canDecide }: { id: string; canDecide: boolean }) {
  const [verdict, setVerdict] = useState<ImportVerdict | ''>('')
  const [page, setPage] = useState(1)
  const query = useImportRows(id, verdict, page)
  const { result, setKind, correct } = useRowChanges(id)
  const [edited, setEdited] = useState<ImportedRow | null>(null)
  const handleSave = async (row: number, cells: RowCells) => {
    await correct(row, cells)
    setEdited(null)
  }
  const handleVerdict = (next: ImportVerdict | '') => {
    setVerdict(next)
    setPage(1)
  }
  return (
    <PanelState query={query}>
      {({ rows, total, pages }) => (
        <>
          <RowsView
            rows={rows}
            total={total}
            page={page}
            pages={pages}
            verdict={verdict}
            busy={query.isPlaceholderData}
            onVerdict={handleVerdict}
            onPage={setPage}
            onKind={canDecide ? (row, kind) => void setKind(row, kind) : undefined}
            onCorrect={canDecide ? setEdited : undefined}
          />
          {edited?.cells && (
            <RowEditor
              rowNumber={edited.rowNumber}
              cells={edited.cells}
              onSave={(cells) => handleSave(edited.rowNumber, cells)}
              onClose={() => setEdited(null)}
            />
          )}
          {result && (
            <Notice announce tone={result.tone}>
              {result.text}
            </Notice>
          )}
        </>
      )}
    </PanelState>
  )
}

function useRowChanges(id: string) {
  const t = useText('adminImport')
  const queueText = useText('adminReviewQueue')
  const names = useTextModule('kinds')
  const refresh = useRefreshImports()
  const [result, setResult] = useState<{ tone: 'success' | 'danger'; text: string } | null>(null)
  const setKind = async (row: number, kind: ListingKind) => {
    try {
      await callStaff(setImportRowKind, { params: { id, row: String(row) }, body: { kind } })
      setResult({ tone: 'success', text: t('rows.kindSaved', { row, kind: names[kind] }) })
    } catch (failure) {
      setResult({ tone: 'danger', text: failureText(failure, queueText('notSent')) ?? queueText('notSent') })
    } finally {
      await refresh()
    }
  }
  const correct = async (row: number, cells: RowCells) => {
    const { verdict } = await callStaff(correctImportRow, { params: { id, row: String(row) }, body: cells })
    setResult({ tone: 'success', text: t('rows.corrected', { row, verdict: t(`verdicts.${verdict}`) }) })
    await refresh()
  }
  return { result, setKind, correct }
}
