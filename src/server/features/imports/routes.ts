import type { FastifyInstance } from 'fastify'
import {
  commitImport,
  decideImport,
  getImport,
  listImportRows,
  listImports,
  setImportRowKind,
  startImport,
  undoImport,
} from '#contracts/imports.ts'
import { importLimits } from '#domain/imports/import-limits.ts'
import { type Language, parseAcceptLanguage } from '#domain/language.ts'
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
import { reportRoutes } from './report-routes.ts'
import { toImportFiles, computeFingerprint } from './sent-files.ts'

const rowsPerPage = 50
const maxBatches = 100

export interface ImportRoutesDeps {
  batches: ImportBatches
  imports: ImportsRepository
  directory: DirectoryRepository
  clock: Clock
  logger: Logger
}

type Deps = ImportRoutesDeps & { jobs: ImportJobs }

/** Imports for admins: dry run and commit run in the background, undo and decisions at once. */
export function importRoutes(app: FastifyInstance, deps: ImportRoutesDeps): void {
  const jobs = importJobs(deps.logger, deps.clock)
  app.addHook('preClose', async () => jobs.stop())
  readingRoutes(app, { ...deps, jobs })
  changingRoutes(app, { ...deps, jobs })
  reportRoutes(app, deps)
}

const getRequestLanguage = ({ request }: CallContext): Language =>
  parseAcceptLanguage(request.headers['accept-language']) ?? 'en'

async function find({ batches }: Deps, id: string): Promise<ImportBatch> {
  const batch = await batches.find(id)
  if (!batch) throw notFound()
  return batch
}

async function buildReplies({ imports, jobs, clock }: Deps, batches: readonly ImportBatch[], context: CallContext) {
  const names = await imports.actorNames([...new Set(batches.map(({ actor }) => actor))])
  const language = getRequestLanguage(context)
  return batches.map((batch) => toReply(batch, { job: jobs.progressOf(batch.id), names, language, now: clock.now() }))
}

async function buildReply(deps: Deps, id: string, context: CallContext) {
  const [batch] = await buildReplies(deps, [await find(deps, id)], context)
  if (!batch) throw notFound()
  return { success: true as const, import: batch }
}

function readingRoutes(app: FastifyInstance, deps: Deps): void {
  const { batches, imports, directory } = deps

  implement(
    app,
    listImports,
  )(async (_input, context) => {
    requireStaff(context.request)
    return { success: true, imports: await buildReplies(deps, await batches.list(maxBatches), context) }
  })

  implement(
    app,
    getImport,
  )(async ({ params }, context) => {
    requireStaff(context.request)
    return buildReply(deps, params.id, context)
  })

  implement(
    app,
    listImportRows,
  )(async ({ params, query }, context) => {
    requireStaff(context.request)
    await find(deps, params.id)
    const page = Number(query.page ?? '1')
    const pageRequest = { verdict: query.verdict ?? null, offset: (page - 1) * rowsPerPage, limit: rowsPerPage }
    const { rows, total } = await imports.page(params.id, pageRequest)
    const storedListings = await directory.documents(rows.flatMap((row) => row.duplicate_of ?? []))
    const existing = (id: string | null) => (id === null ? null : (storedListings.get(id)?.listing ?? null))
    return {
      success: true,
      total,
      page,
      pages: Math.ceil(total / rowsPerPage),
      rows: rows.map((row) => toRowReply(row, existing(row.duplicate_of), getRequestLanguage(context))),
    }
  })
}

function changingRoutes(app: FastifyInstance, deps: Deps): void {
  const { batches, imports, clock, jobs } = deps

  implement(
    app,
    startImport,
  )(async ({ body }, { request }) => {
    const by = requireStaff(request)
    const files = toImportFiles(body)
    const { format, trusted, duplicates } = body
    const { asOf, url = null, ...source } = body.source
    const options = { source: { ...source, url }, asOf, format, trusted, duplicates }
    const started = await batches.start(options, { actor: by.id, fingerprint: computeFingerprint(body), by })
    const drafts = readImport({ format, files, today: new Date(clock.now()).toISOString().slice(0, 10) })
    jobs.run(started.id, by, (run) => batches.check(started.id, drafts, importLimits.rows, run))
    return { success: true, ...started }
  })

  implement(
    app,
    decideImport,
  )(async ({ params, body }, { request }) => {
    const by = { actor: requireStaff(request), at: clock.now() }
    const { status } = await find(deps, params.id)
    if (status !== 'checked') throw new AppError(409, 'conflict')
    const rows = body.rows === 'all' ? null : body.rows
    return { success: true, changed: await imports.decide(params.id, rows, body.decision, by) }
  })

  implement(
    app,
    setImportRowKind,
  )(async ({ params, body: { kind } }, { request }) => {
    const by = { actor: requireStaff(request), at: clock.now() }
    const { status } = await find(deps, params.id)
    if (status !== 'checked') throw new AppError(409, 'conflict')
    if (!(await imports.setKind(params.id, Number(params.row), kind, by))) throw notFound()
    return { success: true }
  })

  implement(
    app,
    commitImport,
  )(async ({ params }, context) => {
    const by = requireStaff(context.request)
    const { status, progress } = await find(deps, params.id)
    if (status === 'checking' || status === 'undone' || progress.total === null) throw new AppError(409, 'conflict')
    // Claimed before the response, so that a repeated request does not see it waiting; a running commit needs no second
    // job.
    if (await batches.claimCommit(params.id)) jobs.run(params.id, by, (run) => batches.writeCommit(params.id, run))
    return buildReply(deps, params.id, context)
  })

  implement(
    app,
    undoImport,
  )(async ({ params }, context) => {
    const by = requireStaff(context.request)
    await find(deps, params.id)
    try {
      await batches.undo(params.id, by)
    } catch (error) {
      throw error instanceof ImportStateError ? new AppError(409, 'conflict') : error
    }
    return buildReply(deps, params.id, context)
  })
}
