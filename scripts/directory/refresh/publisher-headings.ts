import { parse } from 'csv-parse/sync'
import { guessColumns } from '#domain/imports/guess-columns.ts'
import { toCsvLine } from '#domain/text/csv.ts'
import type { OpenedFile } from '../import-file.ts'

/** A table with the headings of its publisher, read with ours where they can be guessed, as on the import page. */
export function readPublisherHeadings(opened: OpenedFile): OpenedFile {
  if (opened.format !== 'csv') return opened
  const files = [...opened.files].map(([name, pieces]) => [name, () => translate(pieces())] as const)
  return { ...opened, files: new Map(files) }
}

async function* translate(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let start = ''
  let isBody = false
  for await (const piece of pieces) {
    if (isBody) {
      yield piece
      continue
    }
    start += piece
    const end = start.indexOf('\n')
    if (end === -1) continue
    yield translateLine(start.slice(0, end)) + start.slice(end + 1)
    isBody = true
  }
  if (!isBody) yield start
}

function translateLine(line: string): string {
  // A heading with a quote mark or a line break in it is nothing we could guess.
  const [headings = []] = parse(line, { relax_quotes: true, relax_column_count: true, bom: true })
  const guessed = guessColumns(headings)
  return toCsvLine(headings.map((heading, at) => guessed[at] ?? heading))
}
