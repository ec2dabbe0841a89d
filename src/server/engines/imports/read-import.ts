import { fromHsds } from '#server/engines/hsds/from-hsds.ts'
import { type TabularFiles, fromTables } from '#server/engines/hsds/from-tables.ts'
import { readCsvRecords, toColumnKey } from './csv-records.ts'
import { readCsv } from './csv.ts'
import { collectText } from './decode-text.ts'
import type { ImportDraft } from './draft.ts'
import { readFederal } from './federal/federal-file.ts'
import { type FederalFormat, federalFiles, federalReplies, federalTables } from './federal/federal-files.ts'
import { readReplies } from './federal/federal-reply.ts'
import { ImportFileError } from './import-file-error.ts'

export const importFormats = [
  'csv',
  'hsds',
  'hsds-csv',
  'hrsa',
  'hud-pha',
  'imls',
  'findtreatment',
  'ssa',
  'new-york-dmv',
  'missouri-license',
  'findtreatment-json',
  'careeronestop-ajc',
  'careeronestop-reentry',
  'hud-counselors',
] as const satisfies readonly ('csv' | 'hsds' | 'hsds-csv' | FederalFormat)[]
export type ImportFormat = (typeof importFormats)[number]

/** A file's decoded text, in pieces. */
export type TextPieces = () => AsyncIterable<string>

export interface ImportContent {
  format: ImportFormat
  /** By file name; every format but the tabular package has exactly one. */
  files: ReadonlyMap<string, TextPieces>
  /** `YYYY-MM-DD`; schedules that ended before are left out. */
  today: string
}

const maxJsonLength = 200 * 1024 * 1024

/** Streams the drafts of a file, whatever its format. */
export async function* readImport({ format, files, today }: ImportContent): AsyncGenerator<ImportDraft> {
  if (format === 'hsds-csv') return yield* fromTables(await readTables(files), { today })
  const [first] = files.values()
  if (!first) throw new ImportFileError('file_empty')
  if (format === 'csv') return yield* readCsv(first())
  if (format === 'hsds') return yield* fromHsds(await parseJsonText(first()), { today })
  const file = federalFiles[format]
  if ('shape' in file) return yield* readReplies(file, await wholeText(first()))
  yield* readFederal(file, first())
}

async function wholeText(text: AsyncIterable<string>): Promise<string> {
  const whole = await collectText(text, maxJsonLength)
  if (whole.trim() === '') throw new ImportFileError('file_empty')
  return whole
}

async function parseJsonText(text: AsyncIterable<string>): Promise<unknown> {
  const whole = await wholeText(text)
  let value: unknown
  try {
    value = JSON.parse(whole)
  } catch {
    throw new ImportFileError('file_not_json')
  }
  if (typeof value !== 'object' || value === null) throw new ImportFileError('file_not_hsds')
  return value
}

async function readTables(files: ImportContent['files']): Promise<TabularFiles> {
  const tables: Record<string, Record<string, string>[]> = {}
  for (const [name, text] of files) {
    if (!name.toLowerCase().endsWith('.csv')) continue
    const rows: Record<string, string>[] = []
    for await (const { cells } of readCsvRecords(text())) rows.push(cells)
    tables[name] = rows
  }
  const hasServices = Object.keys(tables).some((name) => /^services?\.csv$/i.test(name.replace(/^.*[\\/]/, '')))
  if (!hasServices) throw new ImportFileError('file_not_hsds')
  return tables
}

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
