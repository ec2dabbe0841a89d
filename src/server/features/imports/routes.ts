import type { FastifyInstance } from 'fastify'
import {
  commitImport, decideImport, getImport, listImportRows, listImports, startImport, undoImport,
} from '#contracts/imports.ts'
import { type Language, preferredLanguage } from '#domain/language.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { ImportBatches } from '#server/engines/imports/batch.ts'
import type { ImportBatch } from '#server/engines/imports/batch-state.ts'
import { ImportStateError } from '#server/engines/imports/import-state-error.ts'
import { readImport } from '#server/engines/imports/read-import.ts'
import type { ImportsRepository } from '#server/engines/imports/repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { type CallContext, implement } from '#server/platform/http/implement.ts'
import type { Logger } from '#server/platform/logger.ts'
import { importJobs, type ImportJobs } from './jobs.ts'
import { toReply, toRowReply } from './replies.ts'
import { filesOf, fingerprintOf } from './sent-files.ts'

const maxRows = 5000
const rowsPerPage = 50
const batchesShown = 100

export interface ImportRoutesDeps {
  batches: ImportBatches
  imports: ImportsRepository
  directory: DirectoryRepository
  clock: Clock
  logger: Logger
}

type Deps = ImportRoutesDeps & { jobs: ImportJobs }

/** Imports for administrators: dry run and commit work in the background, undo and decisions at once. */
export function importRoutes(app: FastifyInstance, deps: ImportRoutesDeps): void {
  const jobs = importJobs(deps.logger)
  app.addHook('preClose', async () => jobs.stop())
  readingRoutes(app, { ...deps, jobs })
  changingRoutes(app, { ...deps, jobs })
}

const languageOf = ({ request }: CallContext): Language => preferredLanguage(request.headers['accept-language']) ?? 'en'

async function find({ batches }: Deps, id: string): Promise<ImportBatch> {
  const batch = await batches.find(id)
  if (!batch) throw notFound()
  return batch
}

async function told(deps: Deps, id: string, context: CallContext) {
  const batch = await find(deps, id)
  return { success: true as const, import: toReply(batch, deps.jobs.progressOf(id), languageOf(context)) }
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const { batches, imports, directory, jobs } = deps

  implement(app, listImports)(async (_input, context) => {
    requireStaff(context.request)
    const language = languageOf(context)
    const found = await batches.list(batchesShown)
    return { success: true, imports: found.map((batch) => toReply(batch, jobs.progressOf(batch.id), language)) }
  })

  implement(app, getImport)(async ({ params }, context) => {
    requireStaff(context.request)
    return told(deps, params.id, context)
  })

  implement(app, listImportRows)(async ({ params, query }, context) => {
    requireStaff(context.request)
    await find(deps, params.id)
    const page = Number(query.page ?? '1')
    const asked = { verdict: query.verdict ?? null, offset: (page - 1) * rowsPerPage, limit: rowsPerPage }
    const { rows, total } = await imports.page(params.id, asked)
    const known = await directory.documents(rows.flatMap((row) => row.duplicate_of ?? []))
    const existing = (id: string | null) => (id === null ? null : known.get(id)?.listing ?? null)
    return {
      success: true, total, page, pages: Math.ceil(total / rowsPerPage),
      rows: rows.map((row) => toRowReply(row, existing(row.duplicate_of), languageOf(context))),
    }
  })
}

function changingRoutes(app: FastifyInstance, deps: Deps): void {
  const { batches, imports, clock, jobs } = deps

  implement(app, startImport)(async ({ body }, { request }) => {
    const { id: actor } = requireStaff(request)
    const files = filesOf(body)
    const { format, trusted, duplicates } = body
    const { asOf, url = null, ...source } = body.source
    const options = { source: { ...source, url }, asOf, format, trusted, duplicates }
    const started = await batches.start(options, { actor, fingerprint: fingerprintOf(body) })
    const drafts = readImport({ format, files, today: new Date(clock.now()).toISOString().slice(0, 10) })
    jobs.run(started.id, (run) => batches.check(started.id, drafts, maxRows, run))
    return { success: true, ...started }
  })

  implement(app, decideImport)(async ({ params, body }, { request }) => {
    requireStaff(request)
    const { status } = await find(deps, params.id)
    if (status !== 'checked') throw new AppError(409, 'conflict')
    const rows = body.rows === 'all' ? null : body.rows
    return { success: true, changed: await imports.decide(params.id, rows, body.decision) }
  })

  implement(app, commitImport)(async ({ params }, context) => {
    requireStaff(context.request)
    const { status, progress } = await find(deps, params.id)
    if (status === 'checking' || status === 'undone' || progress.total === null) throw new AppError(409, 'conflict')
    jobs.run(params.id, (run) => batches.commit(params.id, run))
    return told(deps, params.id, context)
  })

  implement(app, undoImport)(async ({ params }, context) => {
    requireStaff(context.request)
    await find(deps, params.id)
    try {
      await batches.undo(params.id)
    } catch (error) {
      throw error instanceof ImportStateError ? new AppError(409, 'conflict') : error
    }
    return told(deps, params.id, context)
  })
}
