import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { byLinkRepository } from './by-link-repository.ts'
import { linkGuesses } from './link-guesses.ts'
import { answerLinkRoutes } from './link-routes.ts'
import { partnerActionsRepository } from './partner-actions-repository.ts'
import { partnerRepository } from './partner-repository.ts'
import { partnerIntroductionRoutes } from './partner-routes.ts'
import { introductionsRepository } from './repository.ts'
import { summaryRepository } from './summary-repository.ts'
import { introductionRoutes } from './visitor-routes.ts'
import { countWalkIn } from './walk-ins-repository.ts'

/** Both sides of an introduction: the visitor's, and the partner's, who answers signed in or by the link in a mail. */
export function registerIntroductions(app: FastifyInstance, services: Services): void {
  const { db, clock, logger, cookieKey, delivery, limitCalls } = services
  const { seals } = delivery
  introductionRoutes(app, {
    clock,
    limitsOn: (trx) => (limit) => limitCalls(limit, trx),
    introductions: introductionsRepository(db, delivery),
  })
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
