import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { exportDirectory } from '#contracts/imports.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import { getHsdsTexts } from '#server/engines/hsds/texts.ts'
import { buildCsvTemplate, exportCsv } from '#server/engines/imports/export-csv.ts'
import { exportHsdsJson, exportHsdsZip } from '#server/engines/imports/export-hsds.ts'
import { exportPages } from '#server/engines/imports/export-pages.ts'
import type { ImportsRepository } from '#server/engines/imports/repository.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Clock } from '#server/platform/clock.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { implementFile } from '#server/platform/http/implement.ts'

export interface ExportRoutesDeps {
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

/** The directory as a download, streamed as it is read: it is never completely in memory. */
export function exportRoutes(app: FastifyInstance, { directory, imports, places, clock }: ExportRoutesDeps): void {
  implementFile(
    app,
    exportDirectory,
  )(async ({ query: { format } }, { request, reply }) => {
    requireStaff(request)
    const [name, type] = fileNames[format]
    const content = async () => {
      if (format === 'template') return [buildCsvTemplate()]
      const pages = exportPages(directory)
      if (format === 'csv') return exportCsv(pages, places)
      const sources = await imports.sources()
      const created = new Date(clock.now()).toISOString()
      const exportOptions = { pages, sources, words: getHsdsTexts('en'), created, title: 'Next Chapter' }
      return format === 'hsds' ? exportHsdsJson(exportOptions) : exportHsdsZip(exportOptions)
    }
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(await content()))
  })
}
