import { parseCsv, type CsvRow } from '../text/csv-table.ts'
import type { ImportColumn } from './columns.ts'
import { importLimits } from './import-source.ts'

/** A table as uploaded, before its columns are mapped. */
export interface ImportTable {
  headings: string[]
  rows: CsvRow[]
  /** Line number of the first row below the headings. */
  firstLine: number
}

export type TableProblem = 'empty' | 'quotes' | 'tooManyRows' | 'noHeader'

/** Our column for each heading of the file, or null to leave it out. */
export type ColumnChoice = readonly (ImportColumn | null)[]

/**
 * Parses pasted rows or a file, separated by commas, semicolons or tabs; or returns what is wrong with it as a whole.
 */
export function parseImportTable(text: string): ImportTable | TableProblem {
  const table = parseCsv(text)
  if ('openQuote' in table) return 'quotes'
  const [head, ...rows] = table.rows
  if (!head) return 'empty'
  const headings = head.cells.map((cell) => cell.trim())
  if (!looksLikeHeadings(headings)) return 'noHeader'
  if (rows.length === 0) return 'empty'
  return rows.length > importLimits.rows
    ? 'tooManyRows'
    : {
        headings,
        rows,
        firstLine: getEndLine(head),
      }
}

/** Headings are names, not phones, web addresses or numbers, and mostly not blank. */
function looksLikeHeadings(headings: readonly string[]): boolean {
  const written = headings.filter((heading) => heading !== '')
  const isData = (cell: string) => /^[\d\s().+-]{3,}$|^https?:|@.+\./i.test(cell)
  return headings.length <= importLimits.columns && written.length * 2 >= headings.length && !written.some(isData)
}

export interface ChoiceProblems {
  /** Columns chosen for more than one heading. */
  twice: ImportColumn[]
  /** Without a name column no row can be read. */
  lacksName: boolean
  /** Every row needs a contact and a location: without a column for them, each row will fail. */
  lacksContact: boolean
  lacksPlace: boolean
}

export function findChoiceProblems(choice: ColumnChoice): ChoiceProblems {
  const chosen = choice.filter((column) => column !== null)
  const hasOne = (...columns: ImportColumn[]) => columns.some((column) => chosen.includes(column))
  return {
    twice: [...new Set(chosen.filter((column, at) => chosen.indexOf(column) !== at))],
    lacksName: !hasOne('name'),
    lacksContact: !hasOne('phones', 'website', 'street'),
    lacksPlace: !hasOne('county', 'zip', 'latitude', 'county_fips', 'scope'),
  }
}

/** The same rows under our headings: unmapped columns are dropped, and a constant value can be added to every row. */
export function mapColumns(
  table: ImportTable,
  choice: ColumnChoice,
  everywhere: Partial<Record<ImportColumn, string>> = {},
): string {
  const chosenColumns = choice.flatMap((column, at) => (column === null ? [] : [{ column, at }]))
  const constant = Object.entries(everywhere).filter(
    ([column]) => !chosenColumns.some((entry) => entry.column === column),
  )
  const columns: string[] = [...chosenColumns.map(({ column }) => column), ...constant.map(([column]) => column)]
  const lines = [line(columns)]
  const blank = line(columns.map(() => ''))
  for (const { number, cells: all } of numberRows(table)) {
    // Empty lines are kept, so that row numbers do not change.
    while (lines.length < number - 1) lines.push(blank)
    const cells = [...chosenColumns.map(({ at }) => all[at] ?? ''), ...constant.map(([, value]) => value)]
    // A row with too many or too few cells stays invalid: its cells may be under the wrong heading.
    if (all.length !== table.headings.length) cells.push('')
    lines.push(line(cells))
  }
  return lines.join('')
}

/** Rows with the number a spreadsheet shows: the headings are row 1, and empty lines count. */
export function numberRows({ rows, firstLine }: ImportTable): { number: number; cells: readonly string[] }[] {
  let [next, number] = [firstLine, 1]
  return rows.map((row) => {
    number += 1 + row.line - next
    next = getEndLine(row)
    return { number, cells: row.cells }
  })
}

/** The line after a row; its cells may contain line breaks. */
const getEndLine = ({ line: begins, cells }: CsvRow) => begins + 1 + (cells.join(' ').match(/\r\n|\n|\r/g)?.length ?? 0)

/** RFC 4180, without the formula guard of an export: validation must see a formula as it is. */
function line(cells: readonly string[]): string {
  if (cells.length === 1 && cells[0] === '') return '""\n'
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`
}
