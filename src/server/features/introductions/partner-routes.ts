import type { FastifyInstance } from 'fastify'
import {
  assignIntroduction,
  listPartnerIntroductions,
  logAttempt,
  logWalkIn,
  noteIntroduction,
  openPartnerIntroduction,
  reportPartnerOutcome,
  respondToIntroduction,
  showPartnerIntroduction,
  showPartnerSummary,
} from '#contracts/partner-introductions.ts'
import { findAnswerProblem, type PartnerAnswer } from '#domain/introductions/partner-answer.ts'
import type { Clock } from '#server/platform/clock.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement, type CallContext } from '#server/platform/http/implement.ts'
import { requirePartner } from '#server/platform/http/staff.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { IntroductionTarget, Refusal } from './run-on-introduction.ts'
import type { PartnerRepository } from './partner-repository.ts'
import { toStaffScope, type Scope } from './partner-scope.ts'
import { throwIfRefused } from './refusals.ts'
import type { SummaryRepository } from './summary-repository.ts'
import type { WalkIn } from './walk-ins-repository.ts'
import type { NewAnswer, PartnerActionsRepository } from './partner-actions-repository.ts'

export interface PartnerIntroductionsDeps {
  clock: Clock
  logger: Logger
  introductions: PartnerRepository
  summaries: SummaryRepository
  actions: PartnerActionsRepository
  countWalkIn(scope: Scope, walkIn: WalkIn, at: number): Promise<boolean>
}

const getScope = ({ request }: CallContext) => toStaffScope(requirePartner(request))

/** An organization's introductions, for its signed-in members. */
export function partnerIntroductionRoutes(app: FastifyInstance, deps: PartnerIntroductionsDeps): void {
  const { clock, introductions, summaries, countWalkIn } = deps
  implement(
    app,
    showPartnerSummary,
  )(async (_input, context) => ({ success: true, ...(await summaries.summarize(getScope(context), clock.now())) }))

  implement(
    app,
    listPartnerIntroductions,
  )(async ({ query }, context) => {
    const { state, need, urgency, owner, page, board } = query
    const scope = getScope(context)
    const filter = {
      state,
      need,
      urgency,
      ownerId: toOwnerId(owner, scope),
      page: Number(page ?? 1),
      isBoard: board === '1',
    }
    return { success: true, ...(await introductions.list(scope, filter, clock.now())) }
  })

  implement(
    app,
    showPartnerIntroduction,
  )(async ({ params }, context) => {
    const detail = await introductions.find(getScope(context), params.id, clock.now())
    if (!detail) throw notFound()
    return { success: true, detail }
  })

  implement(
    app,
    logWalkIn,
  )(async ({ body }, context) => {
    if (!(await countWalkIn(getScope(context), body, clock.now()))) throw notFound()
    return { success: true }
  })
  actionRoutes(app, deps)
}

/** Actions on a single introduction by members who can answer. */
function actionRoutes(app: FastifyInstance, { clock, logger, actions }: PartnerIntroductionsDeps): void {
  const actOn = (id: string, context: CallContext): IntroductionTarget => ({
    scope: getScope(context),
    id,
    at: clock.now(),
  })

  implement(
    app,
    openPartnerIntroduction,
  )(async ({ params }, context) => {
    const looked = throwIfRefused(await actions.view(actOn(params.id, context)))
    if (looked.tooMany !== null) {
      logger.warn('one account opened very many introductions', { count: looked.tooMany })
    }
    return toDetailReply(looked)
  })

  implement(
    app,
    respondToIntroduction,
  )(async ({ params, body }, context) =>
    toDetailReply(await actions.respond(actOn(params.id, context), toNewAnswer(body))),
  )

  implement(
    app,
    assignIntroduction,
  )(async ({ params, body }, context) => toDetailReply(await actions.assign(actOn(params.id, context), body.accountId)))

  implement(
    app,
    noteIntroduction,
  )(async ({ params, body }, context) =>
    toDetailReply(await actions.note(actOn(params.id, context), { kind: 'note', text: body.text })),
  )

  implement(
    app,
    logAttempt,
  )(async ({ params, body }, context) =>
    toDetailReply(await actions.note(actOn(params.id, context), { kind: 'attempt', result: body.result })),
  )

  implement(
    app,
    reportPartnerOutcome,
  )(async ({ params, body }, context) => toDetailReply(await actions.outcome(actOn(params.id, context), body.outcome)))
}

function toDetailReply<Detail>(result: Refusal | { detail: Detail }) {
  return { success: true as const, detail: throwIfRefused(result).detail }
}

function toOwnerId(owner: string | undefined, { accountId }: Scope): string | null | undefined {
  if (owner === 'mine') return accountId ?? ''
  return owner === 'nobody' ? null : owner
}

/** Builds the answer; rejects it when its kind and reason do not match. */
export function toNewAnswer({ replaces, ...answer }: PartnerAnswer & { replaces: string | null }): NewAnswer {
  const problem = findAnswerProblem(answer)
  if (problem) throw new AppError(400, problem, { fields: [{ path: 'reason', problem }] })
  return { answer, replaces: replaces === null ? null : Date.parse(replaces) }
}
