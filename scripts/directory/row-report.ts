import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { imports as sentences } from '../../src/content/en/imports.ts'
import type { Listing } from '../../src/domain/directory/listing.ts'
import { toCsvLine } from '../../src/domain/text/csv.ts'
import type { DraftProblem } from '../../src/server/engines/imports/draft.ts'
import type { ImportsRepository } from '../../src/server/engines/imports/repository.ts'

const rowsAtOnce = 500

/** One line for each row of the file: its findings, as codes and as text. */
export async function writeRowReport(imports: ImportsRepository, batchId: string, file: string): Promise<void> {
  const out = createWriteStream(file)
  out.write(toCsvLine(['row', 'verdict', 'name', 'problems', 'what_to_do', 'same_as', 'decision']))
  for (let rows = await imports.rowsAfter(batchId, -1, rowsAtOnce); rows.length > 0;) {
    for (const row of rows) {
      const problems = JSON.parse(row.problems) as DraftProblem[]
      const name = row.listing === null ? '' : (JSON.parse(row.listing) as Listing).name
      const codes = problems.map(({ code, field }) => `${code} (${field})`).join('; ')
      const words = problems.map(({ code }) => sentenceFor(code)).join(' ')
      out.write(toCsvLine([row.row_number, row.verdict, name, codes, words, row.duplicate_of, row.decision]))
    }
    rows = await imports.rowsAfter(batchId, rows.at(-1)?.row_number ?? 0, rowsAtOnce)
  }
  out.end()
  await once(out, 'finish')
}

function sentenceFor(code: string): string {
  const rowSentences: Record<string, string> = sentences.row
  return (Object.hasOwn(rowSentences, code) ? rowSentences[code] : undefined) ?? sentences.row.other
}
