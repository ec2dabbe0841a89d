import { useKindOptions } from '#client/features/listing-changes/use-kind-options.ts'
import { useTextModule } from '#client/platform/i18n/use-text-module.ts'
import { SelectField } from '#client/ui/field/select-field.tsx'
import '../import.css'
import type { ImportedRow, ImportVerdict } from '#contracts/imports.ts'
import { ListingKind } from '#domain/directory/kinds.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import { useNumberFormat } from '#client/shared/formats/use-number-format.ts'
import { Badge } from '#client/ui/badge/badge.tsx'
import { Button } from '#client/ui/button/button.tsx'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx'
import { FilterBar } from '#client/ui/filter-bar/filter-bar.tsx'
import { RowPages } from './row-pages.tsx'

const verdicts = ['ok', 'warning', 'duplicate', 'error'] as const
const tones = { ok: 'ok', warning: 'sun', duplicate: 'brand', error: 'coral' } as const

interface RowsViewProps {
  rows: readonly ImportedRow[]
  total: number
  page: number
  pages: number
  verdict: ImportVerdict | ''
  busy: boolean
  onVerdict: (verdict: ImportVerdict | '') => void
  onPage: (page: number) => void
  /** Absent once the rows are added: then the kind is only shown. */
  onKind?: ((rowNumber: number, kind: ListingKind) => void) | undefined
  /** Absent likewise. */
  onCorrect?: ((row: ImportedRow) => void) | undefined
}

/** Every row with its verdict and its problems as text. */
export function RowsView({
  rows,
  total,
  page,
  pages,
  verdict,
  busy,
  onVerdict,
  onPage,
  onKind,
  onCorrect,
}: RowsViewProps) {
  const t = useText('adminImport')
  const { count: number } = useNumberFormat()
  const columns = useRowColumns({ onKind, onCorrect })
  const options = [
    { value: '', label: t('rows.all') },
    ...verdicts.map((value) => ({ value, label: t(`verdicts.${value}`) })),
  ]
  return (
    <section className="desk-stack" aria-labelledby="import-rows">
      <h3 id="import-rows">{t('rows.title')}</h3>
      <FilterBar
        label={t('rows.filters')}
        summaryLabel={t('rows.show')}
        clearLabel={t('rows.clear')}
        resultText={t('rows.found', { count: number(total) })}
        onClear={() => onVerdict('')}
        onChange={(_key, value) => onVerdict(verdicts.find((option) => option === value) ?? '')}
        filters={[{ kind: 'select', key: 'verdict', label: t('rows.verdict'), value: verdict, options }]}
      />
      <DataTable
        caption={t('rows.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ rowNumber }) => String(rowNumber)}
        busy={busy}
        empty={
          <EmptyState headingLevel="h3" title={t('rows.empty')}>
            {t('rows.emptyText')}
          </EmptyState>
        }
      />
      <RowPages page={page} pages={pages} onPage={onPage} />
    </section>
  )
}

function useRowColumns({ onKind, onCorrect }: Pick<RowsViewProps, 'onKind' | 'onCorrect'>): DataColumn<ImportedRow>[] {
  const t = useText('adminImport')
  return [
    { key: 'row', label: t('rows.row'), align: 'end', cell: ({ rowNumber }) => rowNumber },
    {
      key: 'name',
      label: t('rows.name'),
      isHeader: true,
      cell: ({ listing }) => <span className="desk-long">{listing?.name ?? t('rows.noName')}</span>,
    },
    {
      key: 'place',
      label: t('rows.place'),
      cell: ({ listing }) => [listing?.city, listing?.state].filter(Boolean).join(', ') || t('none'),
    },
    { key: 'kind', label: t('fields.kind'), cell: (row) => <RowKind row={row} onKind={onKind} /> },
    {
      key: 'verdict',
      label: t('rows.verdict'),
      cell: ({ verdict }) => <Badge tone={tones[verdict]}>{t(`verdicts.${verdict}`)}</Badge>,
    },
    { key: 'why', label: t('rows.why'), cell: ({ problems }) => <RowProblems problems={problems} /> },
    ...(onCorrect
      ? [
          {
            key: 'correct',
            label: t('rows.correct'),
            cell: (row: ImportedRow) => <CorrectButton {...{ row, onCorrect }} />,
          },
        ]
      : []),
  ]
}

interface CorrectButtonProps {
  row: ImportedRow
  onCorrect: (row: ImportedRow) => void
}

function CorrectButton({ row, onCorrect }: CorrectButtonProps) {
  const t = useText('adminImport')
  if (row.cells === null) return t('none')
  return (
    <Button size="small" aria-label={t('rows.correctRow', { row: row.rowNumber })} onClick={() => onCorrect(row)}>
      {t('rows.correct')}
    </Button>
  )
}

function RowProblems({ problems }: Pick<ImportedRow, 'problems'>) {
  const t = useText('adminImport')
  if (problems.length === 0) return t('rows.fine')
  return (
    <ul className="import-problems">
      {problems.map(({ code, field, message }) => (
        <li key={`${code} ${field}`}>{message}</li>
      ))}
    </ul>
  )
}

interface RowKindProps {
  row: ImportedRow
  onKind: ((rowNumber: number, kind: ListingKind) => void) | undefined
}

/** What the place of a row is for, and whether we chose that; it can be changed until the rows are added. */
function RowKind({ row: { rowNumber, kind }, onKind }: RowKindProps) {
  const t = useText('adminImport')
  const names = useTextModule('kinds')
  const options = useKindOptions()
  if (kind === null) return t('none')
  const chosen = kind.isChosen && <span className="desk-quiet">{t('rows.kindChosen')}</span>
  if (!onKind) {
    return (
      <>
        {names[kind.value]} {chosen}
      </>
    )
  }
  return (
    <div className="import-kind">
      <SelectField
        label={t('rows.kindOf', { row: rowNumber })}
        options={options}
        value={kind.value}
        onChange={({ target: { value } }) => onKind(rowNumber, ListingKind.parse(value))}
      />
      {chosen}
    </div>
  )
}
