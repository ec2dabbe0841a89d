import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { adminImport as english } from '#content/en/admin-import.ts'
import { adminImport as spanish } from '#content/es/admin-import.ts'
import { exportDirectory, getImportReport } from '#contracts/imports.ts'
import type { Listing } from '#domain/directory/listing.ts'
import { buildTemplate } from '#domain/imports/template.ts'
import { type Language, parseAcceptLanguage } from '#domain/language.ts'
import { toCsvLine } from '#domain/text/csv.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import { getHsdsTexts } from '#server/engines/hsds/texts.ts'
import type { SourcesById } from '#server/engines/hsds/listing-attributes.ts'
import type { ImportBatches } from '#server/engines/imports/batch.ts'
import type { DraftProblem } from '#server/engines/imports/draft.ts'
import { exportCsv, exportPages } from '#server/engines/imports/export-csv.ts'
import { exportHsdsJson, exportHsdsZip } from '#server/engines/imports/export-hsds.ts'
import type { ImportRow, ImportsRepository } from '#server/engines/imports/repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { implementFile } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { getBatch } from './commands/change-import.ts'
import { getRowSentence } from './replies.ts'

interface ExportRoutesDeps {
  directory: DirectoryRepository
  imports: ImportsRepository
  places: Places
  clock: Clock
}

const fileNames = {
  hsds: ['directory.hsds.json', 'application/json'],
  'hsds-csv': ['directory.hsds.zip', 'application/zip'],
  csv: ['directory.csv', 'text/csv; charset=utf-8'],
  template: ['template.csv', 'text/csv; charset=utf-8'],
} as const

const getTexts = ({ headers }: FastifyRequest) =>
  parseAcceptLanguage(headers['accept-language']) === 'es' ? spanish : english

/** A reader that takes nothing for this long, or at most twice, is gone, and would keep others from exporting. */
const stalledMs = 60_000
const retryAfterSeconds = 60

/**
 * The directory as a download, streamed as it is read: it is never completely in memory. One at a time, since each
 * takes half a minute of work; one whose reader leaves ends at once.
 */
export function exportRoutes(app: FastifyInstance, { directory, imports, places, clock }: ExportRoutesDeps): void {
  let running: Readable | null = null
  implementFile(
    app,
    exportDirectory,
  )(async ({ query: { format } }, { request, reply }) => {
    requireStaff(request)
    const [name, type] = fileNames[format]
    reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
    if (format === 'template') return reply.send(buildTemplate(getTexts(request).choose.templateRows))
    const pagesToFile = (sources: SourcesById) => {
      const pages = exportPages(directory)
      if (format === 'csv') return exportCsv(pages, places)
      const created = new Date(clock.now()).toISOString()
      const exportOptions = { pages, sources, words: getHsdsTexts('en'), created, title: 'Next Chapter' }
      return format === 'hsds' ? exportHsdsJson(exportOptions) : exportHsdsZip(exportOptions)
    }
    const sources = await imports.sources()
    if (running && !running.readableEnded && !running.destroyed)
      throw new AppError(503, 'export_running', { retryAfterSeconds })
    const file = Readable.from(pagesToFile(sources))
    running = file
    // Also for a reader who asked for the headers alone.
    reply.raw.once('close', () => file.destroy())
    reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
    return reply.send(file)
  })
}

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
    await getBatch({ batches }, id)
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
