import { columnKey } from './csv-records.ts'
import { federalFiles } from './federal/federal-files.ts'
import type { ImportFormat } from './read-import.ts'

/** What a file is, by its name and, for tables, by its first line. */
export function detectFormat(fileName: string, start: string): ImportFormat {
  const name = fileName.toLowerCase()
  if (name.endsWith('.zip')) return 'hsds-csv'
  if (name.endsWith('.json') || /^\s*[[{]/.test(start)) return 'hsds'
  const [firstLine = ''] = start.replace(/^\u{feff}/u, '').split(/\r?\n|\r/)
  const columns = new Set(firstLine.split(',').map((cell) => columnKey(cell.replace(/^"|"$/g, ''))))
  const known = Object.entries(federalFiles).find(([, { mustHave }]) => mustHave.every((column) => columns.has(column)))
  return (known?.[0] as ImportFormat | undefined) ?? 'csv'
}
