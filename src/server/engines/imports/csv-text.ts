import { guardCell } from './formula-cells.ts'

/** RFC 4180: cells with commas, quotes or line breaks stand in quotes; lines end with CR LF. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string | number | null): string {
  // A number of ours is a number; only text can be read as a formula.
  const text = cell === null ? '' : typeof cell === 'number' ? String(cell) : guardCell(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
