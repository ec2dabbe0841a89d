import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { linkGuesses } from './limits.ts'
import { answerLinkRoutes } from './link-routes.ts'
import { partnerRepository } from './partner-repository.ts'
import { partnerIntroductionRoutes } from './partner-routes.ts'
import { introductionsRepository } from './repository.ts'
import { summaryRepository } from './summary-repository.ts'
import { introductionRoutes } from './visitor-routes.ts'

/** Both sides of an introduction: the visitor's, and the partner's, who answers signed in or by the link in a mail. */
export function registerIntroductions(app: FastifyInstance, services: Services): void {
  const { db, clock, logger, cookieKey, delivery, limitCalls, mailer } = services
  const { seals } = delivery
  introductionRoutes(app, {
    db,
    clock,
    tools: delivery,
    isMailOn: mailer !== null,
    limitsOn: (trx) => (limit) => limitCalls(limit, trx),
    introductions: introductionsRepository(db, seals),
  })
  partnerIntroductionRoutes(app, {
    db,
    clock,
    logger,
    tools: delivery,
    introductions: partnerRepository(db, seals),
    summaries: summaryRepository(db, seals),
  })
  answerLinkRoutes(app, { db, clock, tools: delivery, reserveGuess: linkGuesses(db, cookieKey) })
}
