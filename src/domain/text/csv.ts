import { guardCell } from './formula-cells.ts'

export type CsvCell = string | number | null

/** A whole table; a suppressed value is an empty cell. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map(toCsvLine).join('')
}

/** RFC 4180: cells with commas, quotes or line breaks are quoted; lines end with CR LF. */
export function toCsvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: CsvCell): string {
  // Our own numbers stay numbers; only text can be read as a formula.
  const text = cell === null ? '' : typeof cell === 'number' ? String(cell) : guardCell(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
