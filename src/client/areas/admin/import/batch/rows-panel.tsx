import { useState } from 'react'
import type { ImportVerdict } from '#contracts/imports.ts'
import { PanelState } from '../../review-queue/panel-state.tsx'
import { useImportRows } from '../queries.ts'
import { RowsView } from './rows-view.tsx'

export function RowsPanel({ id }: { id: string }) {
  const [verdict, setVerdict] = useState<ImportVerdict | ''>('')
  const [page, setPage] = useState(1)
  const query = useImportRows(id, verdict, page)
  const handleVerdict = (next: ImportVerdict | '') => {
    setVerdict(next)
    setPage(1)
  }
  return (
    <PanelState query={query}>
      {({ rows, total, pages }) => (
        <RowsView
          rows={rows}
          total={total}
          page={page}
          pages={pages}
          verdict={verdict}
          busy={query.isPlaceholderData}
          onVerdict={handleVerdict}
          onPage={setPage}
        />
      )}
    </PanelState>
  )
}
