import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallInput } from '#contracts/call.ts'
import {
  changeContact,
  changeNotices,
  deleteIntroduction,
  listIntroductions,
  readIntroduction,
  replyToIntroduction,
  reportIntroductionOutcome,
  requestIntroduction,
  retryIntroduction,
  showIntroduction,
  showNotices,
} from '#contracts/introductions.ts'
import { noNotices } from '#domain/introductions/notices.ts'
import { defaultLanguage, parseAcceptLanguage } from '#domain/language.ts'
import { needKeys } from '#domain/needs/needs.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Owner } from '#server/platform/db/owned.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { implement } from '#server/platform/http/implement.ts'
import { getOwner, type Visitor } from '#server/platform/http/visitor.ts'
import { changePhone } from './commands/change-phone.ts'
import { markAnswerRead, replyToAnswer } from './commands/reply-to-answer.ts'
import { withdrawOwnIntroductions } from './commands/withdraw-introductions.ts'
import { changeNotices as changeOwnNotices } from './commands/change-notices.ts'
import { closeOwnIntroduction } from './commands/close-introduction.ts'
import { retryDelivery } from './commands/deliver-introduction.ts'
import type { DeliveryTools } from './commands/notify-partner.ts'
import { sendIntroduction } from './commands/send-introduction.ts'
import type { LimitsOn } from './limits.ts'
import { toIso, toIsoOrNull, type NewIntroduction, type StateChangeResult } from './records.ts'
import type { FoundIntroduction, IntroductionsRepository } from './repository.ts'

export interface IntroductionsDeps {
  db: Db
  clock: Clock
  tools: DeliveryTools
  limitsOn: LimitsOn
  /** Without a mail server nobody can be told, so nothing is stored. */
  isMailOn: boolean
  introductions: IntroductionsRepository
}

/** For callers that do not say which consent text they showed. */
const unnamedConsent = 'unnamed'

export function introductionRoutes(app: FastifyInstance, deps: IntroductionsDeps): void {
  const { db, clock, tools, introductions } = deps
  implement(
    app,
    requestIntroduction,
  )(async (input, { request, visitor }) => {
    await visitor.ensurePrincipal()
    const owner = getOwner(visitor)
    // Without an owner, no one could ever read the answer (T-1.4).
    if (!owner) throw new AppError(403, 'forbidden')
    const phone = input.body.userPhone ?? null
    const sender = { principalId: owner.principalId, address: toLimitKey(request.ip), phone }
    const sent = await sendIntroduction(deps, newIntroduction(input, owner, request), sender, clock.now())
    if (sent === 'closed') throw new AppError(409, 'introductions_closed')
    // The same key for another resource is not a repeat: returning the first introduction would lose the second.
    if (sent?.resourceId !== input.body.resourceId) throw new AppError(409, 'conflict')
    return { success: true, id: sent.id, delivery: sent.delivery }
  })

  implement(
    app,
    listIntroductions,
  )(async (_input, { request, reply, visitor }) => {
    const owner = getOwner(visitor)
    const list = owner ? await introductions.listFor(owner, clock.now()) : []
    const etag = `"${createHash('sha256').update(JSON.stringify(list)).digest('base64url')}"`
    reply.header('etag', etag)
    if (matchesEtag(request.headers['if-none-match'], etag)) reply.status(304)
    return { success: true, introductions: list }
  })

  /** The response is the same whether or not a row existed, so it reveals nothing about what others sent. */
  implement(
    app,
    deleteIntroduction,
  )(async ({ body: { resourceName, id } }, { visitor }) => {
    const [owner, which] = [getOwner(visitor), id === undefined ? { resourceName } : { resourceName, id }]
    if (owner) await withdrawOwnIntroductions(db, owner, which, clock.now())
    return { success: true }
  })

  implement(
    app,
    showIntroduction,
  )(async ({ params }, { visitor }) => {
    const owner = getOwner(visitor)
    const found = owner && (await introductions.find(owner, params.id, clock.now()))
    if (!found) throw notFound()
    return toIntroductionReply(found)
  })

  implement(
    app,
    retryIntroduction,
  )(async ({ params }, { visitor }) => {
    const retried = await retryDelivery(db, tools, { owner: ownerOrNotFound(visitor), id: params.id }, clock.now())
    return typeof retried === 'string' ? done(retried) : { success: true, delivery: retried.delivery }
  })
  answeredRoutes(app, deps)
  noticeRoutes(app, deps)
}

function toIntroductionReply({ introduction, person, urgency, sentAt, openedAt, answeredAt }: FoundIntroduction) {
  const history = { sentAt: toIso(sentAt), openedAt: toIsoOrNull(openedAt), answeredAt: toIsoOrNull(answeredAt) }
  if (!person) return { success: true as const, introduction, shared: null, history }
  const { userName, userPhone, userEmail, userMessage, preferredContact } = person
  const reached = { ...(userPhone === null ? {} : { userPhone }), ...(userEmail === null ? {} : { userEmail }) }
  const shared = { userName, userMessage, preferredContact, urgency, ...reached }
  return { success: true as const, introduction, shared, history }
}

/** A person's actions on an answer, and changes to their phone number. */
function answeredRoutes(app: FastifyInstance, { db, clock, tools, limitsOn }: IntroductionsDeps): void {
  implement(
    app,
    readIntroduction,
  )(async ({ params }, { visitor }) => {
    if (!(await markAnswerRead(db, ownerOrNotFound(visitor), params.id, clock.now()))) throw notFound()
    return { success: true }
  })

  implement(
    app,
    replyToIntroduction,
  )(async ({ params, body }, { visitor }) =>
    done(await replyToAnswer(db, ownerOrNotFound(visitor), params.id, body.reply, clock.now())),
  )

  implement(
    app,
    reportIntroductionOutcome,
  )(async ({ params, body }, { visitor }) =>
    done(await closeOwnIntroduction(db, ownerOrNotFound(visitor), params.id, body.outcome, clock.now())),
  )

  implement(
    app,
    changeContact,
  )(async ({ body: { userPhone } }, { request, visitor }) => {
    const owner = getOwner(visitor)
    if (!owner) return { success: true, changed: 0 }
    const sender = { principalId: owner.principalId, address: toLimitKey(request.ip), phone: userPhone }
    const change = { owner, phone: userPhone, sender }
    return { success: true, changed: await changePhone({ db, tools, limitsOn }, change, clock.now()) }
  })
}

/** Being told outside the app that an answer came. */
function noticeRoutes(app: FastifyInstance, deps: IntroductionsDeps): void {
  const { db, tools, limitsOn, introductions, isMailOn } = deps
  implement(
    app,
    showNotices,
  )(async (_input, { visitor }) => {
    const owner = getOwner(visitor)
    return { success: true, isAvailable: isMailOn, notices: owner ? await introductions.findNotices(owner) : noNotices }
  })

  implement(
    app,
    changeNotices,
  )(async ({ body: notices }, { request, visitor }) => {
    const owner = getOwner(visitor)
    if (!owner || !isMailOn) return { success: true, changed: 0 }
    const language = parseAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage
    const sender = { principalId: owner.principalId, address: toLimitKey(request.ip), phone: null }
    const change = { owner, notices, language, sender }
    return { success: true, changed: await changeOwnNotices({ db, seals: tools.seals, limitsOn }, change) }
  })
}

/** Responds the same as for an introduction that does not exist. */
function ownerOrNotFound(visitor: Visitor): Owner {
  const owner = getOwner(visitor)
  if (!owner) throw notFound()
  return owner
}

function done(acted: StateChangeResult): { success: true } {
  if (acted === 'missing') throw notFound()
  if (acted === 'closed') throw new AppError(409, 'conflict')
  return { success: true }
}

function newIntroduction(
  { body, headers }: CallInput<typeof requestIntroduction>,
  owner: Owner,
  request: FastifyRequest,
): NewIntroduction {
  const { userName, userMessage, userPhone, userEmail, preferredContact, userLocation, userNeeds } = body
  const language = body.language ?? parseAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage
  return {
    owner,
    idempotencyKey: headers['idempotency-key'] ?? null,
    resource: { id: body.resourceId, name: body.resourceName, contact: body.resourceContact ?? null },
    urgency: body.urgency,
    consent: { version: body.consentVersion ?? unnamedConsent, language },
    person: {
      userName,
      userMessage,
      userPhone: userPhone ?? null,
      userEmail: userEmail ?? null,
      preferredContact,
      userLocation,
      userNeeds: needKeys.filter((need) => userNeeds[need]),
    },
  }
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const etags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return etags.includes(etag) || etags.includes('*')
}
