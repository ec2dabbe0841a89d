import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ImportFileError } from './import-file-error.ts'

export interface CsvRecord {
  /** As in a spreadsheet: the header is row 1. */
  rowNumber: number
  cells: Record<string, string>
  /** More or fewer cells than the header. */
  hasWrongCount: boolean
}

const maxRecordLength = 256 * 1024

/** Header names in normalized form: `Site Name`, `site_name` and `SITE NAME` are equal. */
export function toColumnKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
}

/** Streams the rows of a CSV file by column, so that a long file is never completely in memory. */
export async function* readCsvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const parser = parse({
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
    bom: true,
  })
  const source = Readable.from(text)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let header: string[] | undefined
  let rowNumber = 0
  try {
    for await (const values of parser as AsyncIterable<string[]>) {
      rowNumber += 1
      if (!header) {
        header = values.map(toColumnKey)
        continue
      }
      const cells = Object.fromEntries(header.map((name, index) => [name, (values[index] ?? '').trim()]))
      if (Object.values(cells).every((cell) => cell === '')) continue
      yield { rowNumber, cells, hasWrongCount: values.length !== header.length }
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportFileError('file_quotes') : error
  } finally {
    source.destroy()
  }
  if (!header) throw new ImportFileError('file_empty')
}
