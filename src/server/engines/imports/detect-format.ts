import { toColumnKey } from './csv-records.ts'
import { federalReplies, federalTables } from './federal/federal-files.ts'
import type { ImportFormat } from './read-import.ts'

/** Detects the format by the file name and the start of the content: a table by its first line, JSON by its keys. */
export function detectFormat(fileName: string, start: string): ImportFormat {
  const name = fileName.toLowerCase()
  if (name.endsWith('.zip')) return 'hsds-csv'
  if (/\.(json|jsonl|ndjson)$/.test(name) || /^\s*[[{]/.test(start)) return detectJson(start)
  const [firstLine = ''] = start.replace(/^\u{feff}/u, '').split(/\r?\n|\r/)
  const columns = new Set(firstLine.split(',').map((cell) => toColumnKey(cell.replace(/^"|"$/g, ''))))
  const has = (column: string) => columns.has(column)
  const federalTable = Object.entries(federalTables).find(([, { mustHave }]) => mustHave.every(has))
  return (federalTable?.[0] as ImportFormat | undefined) ?? 'csv'
}

/** HSDS unless exactly one service uses these keys. */
function detectJson(start: string): ImportFormat {
  const has = (key: string) => new RegExp(String.raw`"${key}"\s*:`).test(start)
  const [found, ...others] = Object.entries(federalReplies).filter(([, { keys }]) => keys.every(has))
  return found && others.length === 0 ? (found[0] as ImportFormat) : 'hsds'
}
