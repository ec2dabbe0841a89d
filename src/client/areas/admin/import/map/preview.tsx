import { exportColumns, type ImportColumn } from '#domain/imports/columns.ts'
import { type ImportTable, numberRows } from '#domain/imports/map-columns.ts'
import { useText } from '#client/platform/i18n/use-text.ts'
import type { DataColumn } from '#client/ui/data-table/data-column.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { useColumnLabel } from './use-column-label.ts'

const rowsShown = 20
/** The most telling columns that fit side by side; every column has its first value next to its heading. */
const columnsShown = 7

interface PreviewProps {
  table: ImportTable
  columns: readonly (ImportColumn | null)[]
  state: string
}

type PreviewRow = ReturnType<typeof numberRows>[number]

export function Preview({ table, columns, state }: PreviewProps) {
  const t = useText('adminImport')
  const rows = numberRows({ ...table, rows: table.rows.slice(0, rowsShown) })
  const dataColumns = usePreviewColumns(columns, state)
  return (
    <section className="desk-stack" aria-labelledby="import-preview">
      <h3 id="import-preview">{t('map.preview')}</h3>
      <p className="desk-quiet">{t('map.previewText', { shown: rows.length, count: table.rows.length })}</p>
      <DataTable caption={t('map.preview')} columns={dataColumns} rows={rows} rowKey={({ number }) => String(number)} />
    </section>
  )
}

/** The name first, then in the order of our template. */
function usePreviewColumns(columns: PreviewProps['columns'], state: string): DataColumn<PreviewRow>[] {
  const t = useText('adminImport')
  const columnLabel = useColumnLabel()
  const visibleColumns = exportColumns
    .filter((column) => columns.includes(column) || (column === 'state' && state !== ''))
    .toSorted((a, b) => Number(b === 'name') - Number(a === 'name'))
    .slice(0, columnsShown)
  const getCell = (column: ImportColumn, { cells }: PreviewRow) => {
    const at = columns.indexOf(column)
    return at === -1 ? state : (cells[at] ?? '')
  }
  return [
    { key: 'row', label: t('map.row'), align: 'end', isHeader: true, cell: ({ number }) => number },
    ...visibleColumns.map((column): DataColumn<PreviewRow> => ({
      key: column,
      label: columnLabel(column),
      cell: (row) => <span className="desk-long">{getCell(column, row)}</span>,
    })),
  ]
}
