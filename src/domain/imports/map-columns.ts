import { parseCsv, type CsvRow } from '../text/csv-table.ts'
import type { ImportColumn } from './columns.ts'
import { importLimits } from './import-limits.ts'

/** A table as a person sent it, before anything in it is named. */
export interface ImportTable {
  headings: string[]
  rows: CsvRow[]
  /** The line below the headings. */
  firstLine: number
}

export type TableProblem = 'empty' | 'quotes' | 'tooManyRows' | 'noHeader'

/** For each heading of the file our column, or null for one that is left out. */
export type ColumnChoice = readonly (ImportColumn | null)[]

/** Reads pasted rows or a file, with commas, semicolons or tabs; or says what is wrong with it as a whole. */
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

/** A name, not a phone, a web address or a number; and mostly not blank. */
function looksLikeHeadings(headings: readonly string[]): boolean {
  const written = headings.filter((heading) => heading !== '')
  const isData = (cell: string) => /^[\d\s().+-]{3,}$|^https?:|@.+\./i.test(cell)
  return headings.length <= importLimits.columns && written.length * 2 >= headings.length && !written.some(isData)
}

export interface ChoiceProblems {
  /** Chosen for more than one heading. */
  twice: ImportColumn[]
  /** Without it no row can be read. */
  lacksName: boolean
  /** Every row must say how to reach the place, and where it is: without a column for it, each will fail. */
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

/** The same rows below our headings: columns nobody chose are gone, one value may stand in every row. */
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
    // Empty lines stay, so that a row keeps its number.
    while (lines.length < number - 1) lines.push(blank)
    const cells = [...chosenColumns.map(({ at }) => all[at] ?? ''), ...constant.map(([, value]) => value)]
    // A row that was too long or too short still is: its cells may stand under the wrong heading.
    if (all.length !== table.headings.length) cells.push('')
    lines.push(line(cells))
  }
  return lines.join('')
}

/** With the number a spreadsheet shows: the headings are row 1, and empty lines count. */
export function numberRows({ rows, firstLine }: ImportTable): { number: number; cells: readonly string[] }[] {
  let [next, number] = [firstLine, 1]
  return rows.map((row) => {
    number += 1 + row.line - next
    next = getEndLine(row)
    return { number, cells: row.cells }
  })
}

/** The line after a row; its cells may hold line breaks. */
const getEndLine = ({ line: begins, cells }: CsvRow) => begins + 1 + (cells.join(' ').match(/\r\n|\n|\r/g)?.length ?? 0)

/** RFC 4180, without the guard of an export: whoever judges the rows must see a formula as one. */
function line(cells: readonly string[]): string {
  if (cells.length === 1 && cells[0] === '') return '""\n'
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`
}
