export interface CsvRow {
  cells: string[]
  /** First line of the row in the file, from 1. */
  line: number
}

const separators = [',', ';', '\t'] as const

/** Parses a small RFC 4180 file and skips empty lines; returns the line of a quote that is never closed. */
export function parseCsv(file: string): { rows: CsvRow[] } | { openQuote: number } {
  const text = file.replace(/^\uFEFF/, '')
  const separator = detectSeparator(text)
  const rows: CsvRow[] = []
  let row: CsvRow = { cells: [], line: 1 }
  let cell = ''
  let line = 1
  let quotedSince = 0
  const endRow = () => {
    row.cells.push(cell)
    if (row.cells.some((entry) => entry.trim() !== '')) rows.push(row)
    row = { cells: [], line: line + 1 }
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    const isBreak = sign === '\n' || (sign === '\r' && text[at + 1] !== '\n')
    if (quotedSince > 0 && sign === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (quotedSince > 0 && sign === '"') quotedSince = 0
    else if (quotedSince > 0) cell += sign
    else if (sign === '"' && cell.trim() === '') [cell, quotedSince] = ['', line]
    else if (sign === separator) {
      row.cells.push(cell)
      cell = ''
    } else if (isBreak) endRow()
    else if (sign !== '\r') cell += sign
    if (isBreak) line += 1
  }
  if (quotedSince > 0) return { openQuote: quotedSince }
  if (cell !== '' || row.cells.length > 0) endRow()
  return { rows }
}

/** Spreadsheets in other locales use semicolons: picks the separator that is most frequent in the first line. */
function detectSeparator(text: string): string {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const count = (sign: string) => first.split(sign).length
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}
