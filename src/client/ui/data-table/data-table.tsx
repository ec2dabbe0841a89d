import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import './data-table.css'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { type DataColumn, type DataSort, cellMarks } from './data-column.ts'
import { DataRow, type RowOpening } from './data-row.tsx'
import { roles } from './table-roles.ts'

interface DataHeaderProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: DataSort | undefined
  onSort: ((key: string) => void) | undefined
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }

export interface DataTableProps<Row> extends RowOpening<Row> {
  /** The name of the table; announced, and shown when `isCaptionVisible`. */
  caption: string
  isCaptionVisible?: boolean
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: DataSort | undefined
  onSort?: (key: string) => void
  selectedKey?: string | undefined
  /** Replaces the table when there are no rows and none are loading. */
  empty?: ReactNode
  /** Rows are loading. Not announced: announce it once, in the text about the result. */
  busy?: boolean
}

const waitingLines = 6

/** A real table that turns into cards in narrow containers: on a phone and in a narrow pane. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, isCaptionVisible = false, columns, rows, rowKey, empty, busy = false } = props
  const captionId = useId()
  if (rows.length === 0 && !busy && empty !== undefined) return <div className="ui-table-empty">{empty}</div>
  const headerKey = (columns.find((column) => column.isHeader) ?? columns[0])?.key
  return (
    <div className="ui-table-frame">
      <table {...roles.table} aria-labelledby={captionId} aria-busy={busy || undefined} className="ui-table">
        <caption id={captionId} className={classNames(!isCaptionVisible && 'sr-only')}>
          {caption}
        </caption>
        <DataHeader columns={columns} sort={props.sort} onSort={props.onSort} />
        <tbody {...roles.group}>
          {rows.map((row) => (
            <DataRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              headerKey={headerKey}
              isSelected={props.selectedKey === rowKey(row)}
              onOpen={props.onOpen}
              openLabel={props.openLabel}
              openHref={props.openHref}
            />
          ))}
        </tbody>
      </table>
      {busy && rows.length === 0 && <Skeleton lines={waitingLines} className="ui-table-waiting" />}
    </div>
  )
}

function DataHeader<Row>({ columns, sort, onSort }: DataHeaderProps<Row>) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined
          const Arrow = direction ? arrows[direction] : ArrowUpDown
          return (
            <th key={column.key} {...roles.columnHeader} aria-sort={direction} {...cellMarks(column)}>
              {column.sortable && onSort ? (
                <button type="button" className="ui-table-sort" onClick={() => onSort(column.key)}>
                  {column.label}
                  <Arrow size={16} aria-hidden="true" />
                </button>
              ) : (
                column.label
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
