import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { withdrawAllPosts } from './features/community/commands/withdraw-post.ts'
import { byLinkRepository } from './features/introductions/by-link-repository.ts'
import { createDeliveryTools } from './features/introductions/delivery-tools.ts'
import { linkGuesses } from './features/introductions/link-guesses.ts'
import { answerLinkRoutes } from './features/introductions/link-routes.ts'
import { partnerRepository } from './features/introductions/partner-repository.ts'
import { partnerIntroductionRoutes } from './features/introductions/partner-routes.ts'
import { introductionsRepository } from './features/introductions/repository.ts'
import { summaryRepository } from './features/introductions/summary-repository.ts'
import { introductionRoutes } from './features/introductions/visitor-routes.ts'
import { countWalkIn } from './features/introductions/walk-ins-repository.ts'
import { withdrawIntroductions } from './features/introductions/withdraw-repository.ts'
import { partnerActionsRepository } from './features/introductions/partner-actions-repository.ts'
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
  introductionRoutes(app, {
    clock,
    limitsOn: (trx) => createCallLimiter(trx, cookieKey),
    introductions: introductionsRepository(db, createDeliveryTools(deps)),
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
  const partnerActions = partnerActionsRepository(db, seals)
  partnerIntroductionRoutes(app, {
    clock,
    logger,
    actions: partnerActions,
    introductions: partnerRepository(db, seals),
    summaries: summaryRepository(db, seals),
    countWalkIn: (scope, walkIn, at) => countWalkIn(db, scope, walkIn, at),
  })
  answerLinkRoutes(app, {
    clock,
    reserveGuess: linkGuesses(db, cookieKey),
    byLink: byLinkRepository(db, seals, partnerActions),
  })
}
