import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Names the row. Without one it is the first column. */
  isHeader?: boolean
  align?: 'start' | 'end'
  isHiddenOnPhone?: boolean
  sortable?: true
}

export interface DataSort {
  key: string
  direction: 'ascending' | 'descending'
}

/** Pressing the sorted column turns it round, any other begins at its start. */
export function nextSort(sort: DataSort | undefined, key: string): DataSort {
  const turnsRound = sort?.key === key && sort.direction === 'ascending'
  return { key, direction: turnsRound ? 'descending' : 'ascending' }
}

/** How a cell looks; the same for its header. */
export function cellMarks<Row>({ align, isHiddenOnPhone }: DataColumn<Row>) {
  return { 'data-align': align, 'data-phone': isHiddenOnPhone ? 'hide' : undefined }
}
