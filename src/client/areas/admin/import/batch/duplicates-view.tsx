import '../import.css'
import { useState } from 'react'
import type { ImportDecision, ImportedRow } from '#contracts/imports.ts'
import type { CountyNames } from '#client/features/listing-changes/county-names.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { Button } from '#client/ui/button/button.tsx'
import { Notice } from '#client/ui/notice/notice.tsx'
import { type DecisionNotice, decisions } from './decisions.ts'
import { DuplicateCard } from './duplicate-card.tsx'
import { RowPages } from './row-pages.tsx'

interface DuplicatesViewProps {
  rows: readonly ImportedRow[]
  page: number
  pages: number
  counties: CountyNames
  canDecide: boolean
  decided: DecisionNotice | null
  onPage: (page: number) => void
  onDecide: (rows: 'all' | number, decision: ImportDecision) => void
}

export function DuplicatesView(props: DuplicatesViewProps) {
  const { rows, page, pages, counties, canDecide, decided, onPage, onDecide } = props
  const t = useText('adminImport')
  const [withSame, setWithSame] = useState(false)
  const isBusy = decided?.tone === 'busy'
  return (
    <section className="desk-stack" aria-labelledby="import-duplicates">
      <h3 id="import-duplicates">{t('duplicates.title')}</h3>
      <p>{t('duplicates.text')}</p>
      <ul className="import-problems">
        {decisions.map((decision) => (
          <li key={decision}>{t(`duplicates.means.${decision}`)}</li>
        ))}
      </ul>
      {canDecide && (
        <div role="group" aria-label={t('duplicates.allTitle')} className="desk-buttons">
          {decisions.map((decision) => (
            <Button
              key={decision}
              size="small"
              disabled={isBusy && decided.rows !== 'all'}
              busy={isBusy && decided.rows === 'all'}
              onClick={() => onDecide('all', decision)}
            >
              {t('duplicates.all', { what: t(`decisions.${decision}`) })}
            </Button>
          ))}
        </div>
      )}
      {decided?.rows === 'all' && decided.tone !== 'busy' && (
        <Notice announce tone={decided.tone}>
          {decided.text}
        </Notice>
      )}
      <label className="desk-check">
        <input type="checkbox" checked={withSame} onChange={(event) => setWithSame(event.target.checked)} />
        <span>{t('duplicates.showSame')}</span>
      </label>
      <ul className="desk-list">
        {rows.map((row) => (
          <li key={row.rowNumber}>
            <DuplicateCard
              row={row}
              counties={counties}
              withSame={withSame}
              canDecide={canDecide}
              isBusy={isBusy}
              decided={decided?.rows === row.rowNumber ? decided : null}
              onDecide={(decision) => onDecide(row.rowNumber, decision)}
            />
          </li>
        ))}
      </ul>
      <RowPages page={page} pages={pages} onPage={onPage} />
    </section>
  )
}
