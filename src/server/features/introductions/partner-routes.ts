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
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement, type CallContext } from '#server/platform/http/implement.ts'
import { requirePartner, requireSecondFactor } from '#server/platform/http/staff.ts'
import type { Logger } from '#server/platform/logger.ts'
import { answerIntroduction, type NewAnswer, type AnswerTools } from './commands/answer-introduction.ts'
import { closeIntroduction } from './commands/close-introduction.ts'
import { addNote, countWalkIn } from './commands/log-contact.ts'
import { openIntroduction } from './commands/open-introduction.ts'
import { assignColleague, type IntroductionTarget, type Refusal } from './commands/update-introduction.ts'
import { toStaffScope, type Scope } from './partner-records.ts'
import type { PartnerRepository } from './partner-repository.ts'
import type { SummaryRepository } from './summary-repository.ts'

export interface PartnerIntroductionsDeps {
  db: Db
  clock: Clock
  logger: Logger
  tools: AnswerTools
  introductions: PartnerRepository
  summaries: SummaryRepository
}

/** An administrator without a second factor reads nothing a person wrote (T-8.1). */
const getScope = ({ request }: CallContext) => toStaffScope(requireSecondFactor(requirePartner(request)))

/** An organization's introductions, for its signed-in members. */
export function partnerIntroductionRoutes(app: FastifyInstance, deps: PartnerIntroductionsDeps): void {
  const { db, clock, introductions, summaries } = deps
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
    if (!(await countWalkIn(db, getScope(context), body, clock.now()))) throw notFound()
    return { success: true }
  })
  actionRoutes(app, deps)
}

/** Actions on a single introduction by members who can answer. */
function actionRoutes(app: FastifyInstance, { db, clock, logger, tools }: PartnerIntroductionsDeps): void {
  const { seals } = tools
  const actOn = (id: string, context: CallContext): IntroductionTarget => ({
    scope: getScope(context),
    id,
    at: clock.now(),
  })

  implement(
    app,
    openPartnerIntroduction,
  )(async ({ params }, context) => {
    const looked = throwIfRefused(await openIntroduction(db, seals, actOn(params.id, context)))
    if (looked.tooMany !== null) {
      logger.warn('one account opened very many introductions', { count: looked.tooMany })
    }
    return toDetailReply(looked)
  })

  implement(
    app,
    respondToIntroduction,
  )(async ({ params, body }, context) =>
    toDetailReply(await answerIntroduction(db, tools, actOn(params.id, context), toNewAnswer(body))),
  )

  implement(
    app,
    assignIntroduction,
  )(async ({ params, body }, context) =>
    toDetailReply(await assignColleague(db, seals, actOn(params.id, context), body.accountId)),
  )

  implement(
    app,
    noteIntroduction,
  )(async ({ params, body }, context) =>
    toDetailReply(await addNote(db, seals, actOn(params.id, context), { kind: 'note', text: body.text })),
  )

  implement(
    app,
    logAttempt,
  )(async ({ params, body }, context) =>
    toDetailReply(await addNote(db, seals, actOn(params.id, context), { kind: 'attempt', result: body.result })),
  )

  implement(
    app,
    reportPartnerOutcome,
  )(async ({ params, body }, context) =>
    toDetailReply(await closeIntroduction(db, seals, actOn(params.id, context), body.outcome)),
  )
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

/** Maps a refusal reason to an error; never includes anything the person wrote. */
function refusal(why: Refusal): AppError {
  switch (why.refused) {
    case 'missing':
      return notFound()
    case 'taken_back':
      return new AppError(409, 'taken_back')
    case 'closed':
      return new AppError(409, 'conflict')
    case 'unknown_colleague':
      return new AppError(400, 'bad_request', { fields: [{ path: 'accountId', problem: 'unknown' }] })
    case 'fault':
      return new AppError(400, 'bad_request', { fields: [{ path: why.field, problem: 'unknown' }] })
    case 'answered':
      return new AppError(409, 'already_answered', { marks: { answer: why.answer } })
  }
}

export function throwIfRefused<Done extends object>(result: Refusal | Done): Done {
  if ('refused' in result) throw refusal(result)
  return result
}
