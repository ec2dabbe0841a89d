import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Language, parseAcceptLanguage } from '#domain/language.ts'
import {
  commitImport,
  correctImportRow,
  decideImport,
  getImport,
  getImportMapping,
  listImportRows,
  listImports,
  saveImportMapping,
  setImportRowKind,
  startImport,
  undoImport,
} from '#contracts/imports.ts'
import type { DirectoryRepository } from '#server/engines/directory/repository.ts'
import type { ImportBatch } from '#server/engines/imports/batch-state.ts'
import { importBatches } from '#server/engines/imports/batch.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { type CallContext, implement } from '#server/platform/http/implement.ts'
import { requireStaff } from '#server/platform/http/staff.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { Services } from '#server/services.ts'
import {
  type ImportCommandDeps,
  commitBatch,
  correctRow,
  decideOnRows,
  getBatch,
  setRowKind,
  undoBatch,
} from './commands/change-import.ts'
import { saveColumnMapping, startImportBatch } from './commands/start-import.ts'
import { draftRoutes } from './drafts-routes.ts'
import { exportRoutes, reportRoutes } from './export-routes.ts'
import { importJobs } from './jobs.ts'
import { toReply, toRowReply } from './replies.ts'
import { findMapping } from './repository.ts'

const rowsPerPage = 50
const maxBatches = 100

interface Deps extends ImportCommandDeps {
  directory: DirectoryRepository
}

type ImportRoutesDeps = Omit<Deps, 'jobs'> & { logger: Logger }

/** Imports for admins: dry run and commit run in the background, undo and decisions at once. */
function importRoutes(app: FastifyInstance, deps: ImportRoutesDeps): void {
  const jobs = importJobs(deps.logger, deps.clock)
  app.addHook('preClose', async () => jobs.stop())
  readingRoutes(app, { ...deps, jobs })
  changingRoutes(app, { ...deps, jobs })
  reportRoutes(app, deps)
}

const getRequestLanguage = ({ request }: CallContext): Language =>
  parseAcceptLanguage(request.headers['accept-language']) ?? 'en'

async function buildReplies({ imports, jobs, clock }: Deps, batches: readonly ImportBatch[], context: CallContext) {
  const names = await imports.actorNames([...new Set(batches.map(({ actor }) => actor))])
  const language = getRequestLanguage(context)
  return batches.map((batch) => toReply(batch, { job: jobs.progressOf(batch.id), names, language, now: clock.now() }))
}

async function buildReply(deps: Deps, id: string, context: CallContext) {
  const [batch] = await buildReplies(deps, [await getBatch(deps, id)], context)
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
    await getBatch(deps, params.id)
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
  implement(
    app,
    startImport,
  )(async ({ body }, { request }) => {
    return { success: true, ...(await startImportBatch(deps, requireStaff(request), body)) }
  })

  implement(
    app,
    decideImport,
  )(async ({ params, body }, { request }) => {
    return { success: true, changed: await decideOnRows(deps, requireStaff(request), params.id, body) }
  })

  implement(
    app,
    setImportRowKind,
  )(async ({ params, body }, { request }) => {
    await setRowKind(deps, requireStaff(request), { id: params.id, row: Number(params.row) }, body)
    return { success: true }
  })

  implement(
    app,
    correctImportRow,
  )(async ({ params, body }, { request }) => {
    const target = { id: params.id, row: Number(params.row) }
    return { success: true, verdict: await correctRow(deps, requireStaff(request), target, body) }
  })

  implement(
    app,
    commitImport,
  )(async ({ params }, context) => {
    await commitBatch(deps, requireStaff(context.request), params.id)
    return buildReply(deps, params.id, context)
  })

  implement(
    app,
    undoImport,
  )(async ({ params }, context) => {
    await undoBatch(deps, requireStaff(context.request), params.id)
    return buildReply(deps, params.id, context)
  })
}

/** The column mapping last chosen for a source. */
function mappingRoutes(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  implement(
    app,
    getImportMapping,
  )(async ({ query: { source } }, { request }) => {
    requireStaff(request)
    return { success: true, columns: await findMapping(db, source) }
  })

  implement(
    app,
    saveImportMapping,
  )(async ({ body }, { request }) => {
    await saveColumnMapping(db, requireStaff(request), body, clock.now())
    return { success: true }
  })
}

export function registerImports(app: FastifyInstance, services: Services): void {
  const { db, clock, logger, places, directory, imports } = services
  mappingRoutes(app, { db, clock })
  importRoutes(app, {
    batches: importBatches({ db, clock, places, newId: randomUUID }),
    imports,
    directory,
    clock,
    logger,
  })
  draftRoutes(app, { db, directory, clock })
  exportRoutes(app, { directory, imports, places, clock })
}
