import type { FastifyInstance } from 'fastify'
import { deleteMyData } from '#contracts/device.ts'
import type { Clock } from '#server/platform/clock.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Principals } from '#server/platform/http/principals.ts'
import { getOwner } from '#server/platform/http/visitor.ts'
import type { VisitorCookie } from '#server/platform/http/visitor-cookie.ts'
import { describeFault, type Logger } from '#server/platform/logger.ts'
import type { Services } from '#server/services.ts'
import { deletePersonalData, type DeletionDeps } from './commands/delete-personal-data.ts'
import { ledgerFile, type LedgerFile } from './ledger-file.ts'
import type { LedgerEntry } from './repository.ts'

export interface MyDataDeps {
  clock: Clock
  principals: Principals
  cookie: VisitorCookie
  deletion: DeletionDeps
  /** The copy outside the database. */
  file: LedgerFile | null
  logger: Logger
}

/**
 * Deletes at once and without a PIN (T-10.1). When the session was opened by PIN alone, deletes only this browser's
 * rows.
 */
function myDataRoutes(app: FastifyInstance, deps: MyDataDeps): void {
  const { clock, principals, cookie, deletion } = deps
  implement(
    app,
    deleteMyData,
  )(async (_input, { visitor, request, reply }) => {
    const owner = getOwner(visitor)
    if (owner) keepCopy(deps, await deletePersonalData(deletion, owner, clock.now()))
    if (visitor.token) await principals.forget(visitor.token)
    cookie.forget(request, reply)
    reply.header('clear-site-data', '"cache", "cookies", "storage"')
    return { success: true }
  })
}

/** The deletion stands even if the copy cannot be written; the error is logged for the operator. */
function keepCopy({ file, logger }: MyDataDeps, entries: readonly LedgerEntry[]): void {
  try {
    file?.append(entries)
  } catch (error) {
    logger.error('the copy of the deletion ledger cannot be written', describeFault(error))
  }
}

export function registerMyData(app: FastifyInstance, services: Services): void {
  const { visitorCookie, deletionsFile } = services
  myDataRoutes(app, {
    ...services,
    cookie: visitorCookie,
    file: deletionsFile === undefined ? null : ledgerFile(deletionsFile),
  })
}
