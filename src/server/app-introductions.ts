import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { introductionsRepository } from './features/introductions/repository.ts'
import { introductionSeals } from './features/introductions/seal.ts'
import { introductionRoutes } from './features/introductions/visitor-routes.ts'
import { ledgerFile } from './features/my-data/ledger-file.ts'
import { ledgerHash } from './features/my-data/ledger.ts'
import { myDataRepository, type MyDataRepository } from './features/my-data/repository.ts'
import { myDataRoutes } from './features/my-data/routes.ts'
import type { Db } from './platform/db/database.ts'
import { exactLimits } from './platform/http/exact-limit.ts'
import { principals } from './platform/http/principals.ts'
import type { VisitorCookie } from './platform/http/visitor-cookie.ts'

/** Deleting a person also takes their introductions back; the command line does the same after a restore. */
export function myDataOf(db: Db, cookieKey: Buffer): MyDataRepository {
  const seals = introductionSeals(cookieKey)
  return myDataRepository(db, {
    hash: ledgerHash(cookieKey),
    withdrawAll: (trx, owner, at) => introductionsRepository(trx, seals).withdraw(owner, {}, at),
  })
}

/** Introductions, and the end of everything a person has here. */
export function addIntroductions(app: FastifyInstance, deps: AppDeps, cookie: VisitorCookie): void {
  const { db, clock, logger, cookieKey, deletionsFile } = deps
  introductionRoutes(app, {
    clock, limitsOn: (one) => exactLimits(one, cookieKey),
    introductions: introductionsRepository(db, introductionSeals(cookieKey)),
  })
  myDataRoutes(app, {
    clock, logger, cookie, principals: principals(db, clock), myData: myDataOf(db, cookieKey),
    file: deletionsFile === undefined ? null : ledgerFile(deletionsFile),
  })
}
