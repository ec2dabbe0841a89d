import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { withdrawAllPosts } from './features/community/commands/withdraw-post.ts'
import { withdrawIntroductions } from './features/introductions/commands/change-own-introduction.ts'
import { createDeliveryTools } from './features/introductions/commands/notify-partner.ts'
import { linkGuesses } from './features/introductions/limits.ts'
import { answerLinkRoutes } from './features/introductions/link-routes.ts'
import { partnerRepository } from './features/introductions/partner-repository.ts'
import { partnerIntroductionRoutes } from './features/introductions/partner-routes.ts'
import { introductionsRepository } from './features/introductions/repository.ts'
import { summaryRepository } from './features/introductions/summary-repository.ts'
import { introductionRoutes } from './features/introductions/visitor-routes.ts'
import { ledgerFile } from './features/my-data/ledger-file.ts'
import { createLedgerHash } from './features/my-data/ledger.ts'
import { myDataRepository, type MyDataRepository } from './features/my-data/repository.ts'
import { myDataRoutes } from './features/my-data/routes.ts'
import type { Db } from './platform/db/database.ts'
import { createCallLimiter } from './platform/http/exact-limit.ts'
import { principals } from './platform/http/principals.ts'
import type { VisitorCookie } from './platform/http/visitor-cookie.ts'

/**
 * Deleting a person's data also withdraws their introductions and posts; the command line does the same after a
 * restore.
 */
export function createMyDataRepository(db: Db, cookieKey: Buffer): MyDataRepository {
  return myDataRepository(db, {
    hash: createLedgerHash(cookieKey),
    withdrawAll: async (trx, owner, at) => {
      await withdrawIntroductions(trx, owner, {}, at)
      await withdrawAllPosts(trx, owner.principalId, at)
    },
  })
}

/** Introductions, and deleting all of a person's data. */
export function addIntroductions(app: FastifyInstance, deps: AppDeps, cookie: VisitorCookie): void {
  const { db, clock, logger, cookieKey, deletionsFile } = deps
  const tools = createDeliveryTools(deps)
  introductionRoutes(app, {
    db,
    clock,
    tools,
    limitsOn: (trx) => createCallLimiter(trx, cookieKey),
    introductions: introductionsRepository(db, tools.seals),
  })
  myDataRoutes(app, {
    clock,
    logger,
    cookie,
    principals: principals(db, clock),
    myData: createMyDataRepository(db, cookieKey),
    file: deletionsFile === undefined ? null : ledgerFile(deletionsFile),
  })
}

/** The partner side of an introduction: answering it, signed in or by the link in a mail. */
export function addPartnerIntroductions(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, logger, cookieKey } = deps
  const { seals } = createDeliveryTools(deps)
  partnerIntroductionRoutes(app, {
    db,
    clock,
    logger,
    seals,
    introductions: partnerRepository(db, seals),
    summaries: summaryRepository(db, seals),
  })
  answerLinkRoutes(app, { db, clock, seals, reserveGuess: linkGuesses(db, cookieKey) })
}
