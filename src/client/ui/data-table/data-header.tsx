import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { cellMarks, type DataColumn, type DataSort } from './data-column.ts'
import { roles } from './table-roles.ts'

interface DataHeaderProps<Row> {
  columns: readonly DataColumn<Row>[]
  sort: DataSort | undefined
  onSort: ((key: string) => void) | undefined
}

const arrows = { ascending: ArrowUp, descending: ArrowDown }

export function DataHeader<Row>({ columns, sort, onSort }: DataHeaderProps<Row>) {
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
