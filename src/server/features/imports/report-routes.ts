import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { adminImport as english } from '#content/en/admin-import.ts'
import { adminImport as spanish } from '#content/es/admin-import.ts'
import { getImportReport } from '#contracts/imports.ts'
import type { Listing } from '#domain/directory/listing.ts'
import type { Language } from '#domain/language.ts'
import { toCsvLine } from '#domain/text/csv.ts'
import type { ImportBatches } from '#server/engines/imports/batch.ts'
import type { DraftProblem } from '#server/engines/imports/draft.ts'
import type { ImportRow, ImportsRepository } from '#server/engines/imports/repository.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { implementFile } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { getRowSentence } from './replies.ts'

const rowsAtOnce = 500
const reportTexts = { en: english, es: spanish }
/** Byte order mark: spreadsheets read accents correctly only with it. */
const mark = '\u{feff}'

interface ReportDeps {
  batches: ImportBatches
  imports: ImportsRepository
}

/** Every row with its number, verdict and reasons, to send to the publisher of the list. */
export function reportRoutes(app: FastifyInstance, { batches, imports }: ReportDeps): void {
  implementFile(
    app,
    getImportReport,
  )(async ({ params: { id }, query: { lang = 'en' } }, { request, reply }) => {
    requireStaff(request)
    if (!(await batches.find(id))) throw notFound()
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${reportTexts[lang].report.fileName}.csv"`)
      .send(Readable.from(reportLines(imports, id, lang)))
  })
}

async function* reportLines(imports: ImportsRepository, id: string, language: Language): AsyncGenerator<string> {
  const { row, verdict, name, reasons, sameAs, decision } = reportTexts[language].report.columns
  yield mark + toCsvLine([row, verdict, name, reasons, sameAs, decision])
  for (let rows = await imports.rowsAfter(id, -1, rowsAtOnce); rows.length > 0;) {
    yield rows.map((importRow) => toCsvLine(toCells(importRow, language))).join('')
    rows = await imports.rowsAfter(id, rows.at(-1)?.row_number ?? 0, rowsAtOnce)
  }
}

function toCells(row: ImportRow, language: Language): (string | number | null)[] {
  const { verdicts, decisions } = reportTexts[language]
  const problems = JSON.parse(row.problems) as DraftProblem[]
  return [
    row.row_number,
    verdicts[row.verdict],
    row.listing === null ? null : (JSON.parse(row.listing) as Listing).name,
    problems.map(({ code, field }) => `${field}: ${getRowSentence(code, language)}`).join(' '),
    row.duplicate_of,
    row.decision && decisions[row.decision],
  ]
}
