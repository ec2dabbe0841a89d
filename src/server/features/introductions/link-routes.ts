import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerByLink, openAnswerLink, reportOutcomeByLink, showAnswerLink } from '#contracts/partner-introductions.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { implement } from '#server/platform/http/implement.ts'
import { hashAnswerToken } from './answer-token.ts'
import type { ByLinkRepository, LinkRefusal } from './by-link-repository.ts'
import type { ReserveGuess } from './link-guesses.ts'
import { maxTries, type AnswerLink } from './links-repository.ts'
import { toNewAnswer } from './partner-routes.ts'
import { throwIfRefused } from './refusals.ts'

export interface AnswerLinkDeps {
  clock: Clock
  reserveGuess: ReserveGuess
  byLink: ByLinkRepository
}

/** The same text for a link that never existed and one that has expired, so that guessing reveals nothing. */
const linkOver = () => new AppError(404, 'link_over')

const refused: Record<LinkRefusal, () => AppError> = {
  over: linkOver,
  final: () => new AppError(409, 'already_answered'),
  taken_back: () => new AppError(409, 'taken_back'),
}

/** Answering one introduction by the link of a mail, without an account. */
export function answerLinkRoutes(app: FastifyInstance, { clock, reserveGuess, byLink }: AnswerLinkDeps): void {
  const requireLink = async (token: string, request: FastifyRequest): Promise<AnswerLink> => {
    const guess = await reserveGuess(toLimitKey(request.ip))
    const hash = hashAnswerToken(token)
    const link = hash === null ? null : await byLink.find(hash, clock.now())
    if (!link) throw linkOver()
    await guess.refund()
    return link
  }

  implement(
    app,
    showAnswerLink,
  )(async ({ params }, { request }) => {
    const link = await requireLink(params.token, request)
    const state = link.tries < maxTries ? await byLink.show(link, clock.now()) : 'over'
    if (state === 'over') throw linkOver()
    return { success: true, ...state }
  })

  implement(
    app,
    openAnswerLink,
  )(async ({ params }, { request }) => {
    const looked = await byLink.open(await requireLink(params.token, request), clock.now())
    if (typeof looked === 'string') throw refused[looked]()
    return { success: true, detail: looked.detail }
  })

  // After the tenth and last opening, answering is still allowed.
  implement(
    app,
    answerByLink,
  )(async ({ params, body }, { request }) => {
    const link = await requireLink(params.token, request)
    return { success: true, ...throwIfRefused(await byLink.answer(link, toNewAnswer(body), clock.now())) }
  })

  implement(
    app,
    reportOutcomeByLink,
  )(async ({ params, body }, { request }) => {
    const result = await byLink.outcome(await requireLink(params.token, request), body.outcome, clock.now())
    if (typeof result === 'object') throwIfRefused(result)
    else if (result !== 'done') throw refused[result]()
    return { success: true }
  })
}
