import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Marks the column that names the row. Defaults to the first column. */
  isHeader?: boolean
  align?: 'start' | 'end'
  isHiddenOnPhone?: boolean
  sortable?: true
}

export interface DataSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** Pressing the sorted column reverses it; any other column starts ascending. */
export function nextSort(sort: DataSort | undefined, key: string): DataSort {
  const turnsRound = sort?.key === key && sort.direction === 'ascending'
  return { key, direction: turnsRound ? 'descending' : 'ascending' }
}

/** Attributes that style a cell and its header. */
export function cellMarks<Row>({ align, isHiddenOnPhone }: DataColumn<Row>) {
  return { 'data-align': align, 'data-phone': isHiddenOnPhone ? 'hide' : undefined }
}
