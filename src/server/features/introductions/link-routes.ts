import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerByLink, openAnswerLink, reportOutcomeByLink, showAnswerLink } from '#contracts/partner-introductions.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { type AnswerTools, answerIntroductionByLink } from './commands/answer-introduction.ts'
import { closeIntroductionByLink } from './commands/close-introduction.ts'
import { openIntroductionByLink } from './commands/open-introduction.ts'
import type { LinkRefusal } from './commands/update-introduction.ts'
import { type ReserveGuess, linkGuesses } from './limits.ts'
import { type AnswerLink, findLink, hashAnswerToken, maxTries, showLink } from './links-repository.ts'
import { partnerRepository } from './partner-repository.ts'
import { partnerIntroductionRoutes, throwIfRefused, toNewAnswer } from './partner-routes.ts'
import { introductionsRepository } from './repository.ts'
import { summaryRepository } from './summary-repository.ts'
import { introductionRoutes } from './visitor-routes.ts'

export interface AnswerLinkDeps {
  db: Db
  clock: Clock
  tools: AnswerTools
  reserveGuess: ReserveGuess
}

/** The same text for a link that never existed and one that has expired, so that guessing reveals nothing. */
const linkOver = () => new AppError(404, 'link_over')

const refused: Record<LinkRefusal, () => AppError> = {
  over: linkOver,
  final: () => new AppError(409, 'already_answered'),
  taken_back: () => new AppError(409, 'taken_back'),
}

/** Answering one introduction by the link of a mail, without an account. */
function answerLinkRoutes(app: FastifyInstance, { db, clock, tools, reserveGuess }: AnswerLinkDeps): void {
  const { seals } = tools
  const requireLink = async (token: string, request: FastifyRequest): Promise<AnswerLink> => {
    const guess = await reserveGuess(toLimitKey(request.ip))
    const hash = hashAnswerToken(token)
    const link = hash === null ? null : await findLink(db, hash, clock.now())
    if (!link) throw linkOver()
    await guess.refund()
    return link
  }

  implement(
    app,
    showAnswerLink,
  )(async ({ params }, { request }) => {
    const link = await requireLink(params.token, request)
    const state = link.tries < maxTries ? await showLink(db, link, clock.now()) : null
    if (!state) throw linkOver()
    return { success: true, ...state }
  })

  implement(
    app,
    openAnswerLink,
  )(async ({ params }, { request }) => {
    const looked = await openIntroductionByLink(db, seals, await requireLink(params.token, request), clock.now())
    if (typeof looked === 'string') throw refused[looked]()
    return { success: true, detail: looked.detail }
  })

  // After the tenth and last opening, answering is still allowed.
  implement(
    app,
    answerByLink,
  )(async ({ params, body }, { request }) => {
    const link = await requireLink(params.token, request)
    return {
      success: true,
      ...throwIfRefused(await answerIntroductionByLink(db, tools, link, toNewAnswer(body), clock.now())),
    }
  })

  implement(
    app,
    reportOutcomeByLink,
  )(async ({ params, body }, { request }) => {
    const result = await closeIntroductionByLink(
      db,
      seals,
      await requireLink(params.token, request),
      body.outcome,
      clock.now(),
    )
    if (typeof result === 'object') throwIfRefused(result)
    else if (result !== 'done') throw refused[result]()
    return { success: true }
  })
}

/** Both sides of an introduction: the visitor's, and the partner's, who answers signed in or by the link in a mail. */
export function registerIntroductions(app: FastifyInstance, services: Services): void {
  const { db, clock, logger, dataKey, delivery, limitCalls, mailer } = services
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
  answerLinkRoutes(app, { db, clock, tools: delivery, reserveGuess: linkGuesses(db, dataKey) })
}
