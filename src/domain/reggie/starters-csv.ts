import { parseCsv } from '../text/csv-table.ts'
import { toCsv } from '../text/csv.ts'
import { unguardText } from '../text/formula-cells.ts'
import { starterBounds, findStarterIssues, type StarterIssue, type StarterPair } from './starters.ts'

const columns = ['en', 'es', 'on'] as const
/** Room for two hundred questions of three hundred characters in two languages, plus quotes. */
const longestFile = 256 * 1024

export type StarterFileProblem =
  | 'encoding'
  | 'empty'
  | 'tooBig'
  | 'columns'
  | 'quotes'
  | 'cells'
  | 'formula'
  | 'missing'
  | 'tooLong'
  | 'state'
  | 'double'
  | 'tooMany'

export interface StarterFileIssue {
  problem: StarterFileProblem
  /** As spreadsheets number them: the header row is line 1. */
  line: number
}

export type StarterFile = { isRead: true; questions: StarterPair[] } | { isRead: false; issues: StarterFileIssue[] }

/** The list as CSV for spreadsheets; the leading byte order mark makes them decode accents correctly. */
export function formatStartersCsv(questions: readonly StarterPair[]): string {
  return `\uFEFF${toCsv([columns, ...questions.map(({ en, es, isOn }) => [en, es, isOn ? 'yes' : 'no'])])}`
}

/** The new list, or all errors in the file. Nothing in it is ever evaluated (T-7.2). */
export function parseStartersCsv(text: string): StarterFile {
  const whole = findFileProblem(text)
  if (whole) return refused([{ problem: whole, line: 1 }])
  const table = parseCsv(text)
  if ('openQuote' in table) return refused([{ problem: 'quotes', line: table.openQuote }])
  const [head, ...rows] = table.rows
  const order = columns.map((name) => head?.cells.map((cell) => cell.trim().toLowerCase()).indexOf(name) ?? -1)
  if (!head || head.cells.length !== columns.length || order.includes(-1))
    return refused([{ problem: 'columns', line: 1 }])
  if (rows.length === 0) return refused([{ problem: 'empty', line: 1 }])
  if (rows.length > starterBounds.stored) return refused([{ problem: 'tooMany', line: 1 }])
  const read = rows.map(({ cells, line }) => ({ line, ...parseQuestion(cells, order) }))
  const getLine = (at: number) => read[at]?.line ?? 1
  const issues = read.flatMap(({ line, problem }) => (problem ? [{ problem, line }] : []))
  if (issues.length > 0) return refused(issues)
  const questions = read.flatMap(({ question }) => question ?? [])
  const more = findStarterIssues(questions).flatMap(({ at, problem }): StarterFileIssue[] => {
    const named = problemNames[problem]
    return named ? [{ problem: named, line: getLine(at) }] : []
  })
  return more.length > 0 ? refused(more) : { isRead: true, questions }
}

const refused = (issues: StarterFileIssue[]): StarterFile => ({ isRead: false, issues })

const problemNames: Partial<Record<StarterIssue['problem'], StarterFileProblem>> = {
  missing: 'missing',
  too_long: 'tooLong',
  twice: 'double',
  too_many: 'tooMany',
}

function findFileProblem(text: string): StarterFileProblem | null {
  if (text.length > longestFile) return 'tooBig'
  if (text.includes('\uFFFD') || text.includes('\u0000')) return 'encoding'
  return text.replace(/^\uFEFF/, '').trim() === '' ? 'empty' : null
}

const states: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  y: true,
  n: false,
  on: true,
  off: false,
  true: true,
  false: false,
  1: true,
  0: false,
  si: true,
  sí: true,
}

function parseQuestion(
  cells: readonly string[],
  order: readonly number[],
): { question?: StarterPair; problem?: StarterFileProblem } {
  if (cells.length !== columns.length) return { problem: 'cells' }
  const [en, es, on] = order.map((at) => unguardText((cells[at] ?? '').trim()))
  if (!en || !es || !on) return { problem: 'cells' }
  if (en.wasFormula || es.wasFormula) return { problem: 'formula' }
  const isOn = states[on.text.trim().toLowerCase()]
  return isOn === undefined ? { problem: 'state' } : { question: { en: en.text, es: es.text, isOn } }
}
