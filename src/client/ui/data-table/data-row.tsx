import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { cellMarks, type DataColumn } from './data-column.ts'
import { roles } from './table-roles.ts'

export interface RowOpening<Row> {
  /** Makes the header of each row a button, and lets a click anywhere in the row do the same. */
  onOpen?: ((row: Row) => void) | undefined
  /** The accessible name of that button. It must contain the text visible in the cell. */
  openLabel?: ((row: Row) => string) | undefined
  /** Makes it a link, so that "open in a new tab" works; a plain click still calls `onOpen`. */
  openHref?: ((row: Row) => string) | undefined
}

interface DataRowProps<Row> extends RowOpening<Row> {
  row: Row
  columns: readonly DataColumn<Row>[]
  headerKey: string | undefined
  isSelected: boolean
}

export function DataRow<Row>({ row, columns, headerKey, isSelected, ...opening }: DataRowProps<Row>) {
  const { onOpen } = opening
  const handleClick = (event: MouseEvent) => {
    if (!isOnControl(event) && !isMarkingText()) onOpen?.(row)
  }
  return (
    // Keyboard users have the button in the row's header.
    <tr
      {...roles.row}
      aria-current={isSelected || undefined}
      className={classNames(onOpen && 'ui-table-opens')}
      onClick={onOpen && handleClick}
    >
      {columns.map((column) => {
        const label = (
          <span aria-hidden="true" className="ui-table-label">
            {column.label}
          </span>
        )
        const content = column.cell(row)
        return column.key === headerKey ? (
          <th key={column.key} {...roles.rowHeader} {...cellMarks(column)}>
            <RowName {...opening} row={row} isSelected={isSelected}>
              {content}
            </RowName>
          </th>
        ) : (
          <td key={column.key} {...roles.cell} {...cellMarks(column)}>
            {label}
            <div className="ui-table-value">{content}</div>
          </td>
        )
      })}
    </tr>
  )
}

interface RowNameProps<Row> extends RowOpening<Row> {
  row: Row
  isSelected: boolean
  children: ReactNode
}

function RowName<Row>({ row, isSelected, onOpen, openLabel, openHref, children }: RowNameProps<Row>) {
  if (!onOpen) return children
  const shared = {
    className: 'ui-table-open',
    'aria-label': openLabel?.(row),
    'aria-current': isSelected || undefined,
  }
  if (openHref === undefined) {
    return (
      <button type="button" {...shared} onClick={() => onOpen(row)}>
        {children}
      </button>
    )
  }
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(row)
  }
  return (
    <a {...shared} href={openHref(row)} onClick={handleClick}>
      {children}
    </a>
  )
}

/** A click on a control inside a cell must not open the row. */
function isOnControl({ target }: MouseEvent) {
  return target instanceof Element && target.closest('a, button, input, select, textarea, label, summary') !== null
}

/** Selecting text to copy it must not open the row. */
function isMarkingText() {
  return (getSelection()?.toString() ?? '') !== ''
}
