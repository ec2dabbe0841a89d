import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createPinSession, retrievePinSession } from '#contracts/pin-sessions.ts'
import type { DeviceMode } from '#domain/device-mode.ts'
import { defaultLanguage, parseAcceptLanguage } from '#domain/language.ts'
import { toPinLocation, type PinLocation } from '#domain/pin/pin-location.ts'
import { type WordPair, createWordFinder } from '#domain/pin/return-words.ts'
import type { Places } from '#server/engines/places/places.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import { SlowHashBusy } from '#server/platform/crypto/slow-hash.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { LimitReservation } from '#server/platform/db/reservations.ts'
import { AppError, type ErrorCode } from '#server/platform/http/app-error.ts'
import { implement, type CallContext, type IssueExplainer } from '#server/platform/http/implement.ts'
import type { Principals } from '#server/platform/http/principals.ts'
import type { Proofs, ProofSubject } from '#server/platform/http/proofs.ts'
import { readRequester } from '#server/platform/http/requester.ts'
import type { Visitor } from '#server/platform/http/visitor.ts'
import type { VisitorCookie } from '#server/platform/http/visitor-cookie.ts'
import { joinPerson } from './commands/link-person.ts'
import { openSession, type OpenParts } from './commands/open-session.ts'
import type { SessionSaver } from './commands/save-session.ts'
import type { Device } from './device-unlock.ts'
import { lockMs } from './limits.ts'
import type { IsCommonPin } from './service.ts'

export interface PinSessionRoutesDeps extends OpenParts {
  db: Db
  places: Places
  principals: Principals
  cookie: VisitorCookie
  saveSession: SessionSaver
  proofs: Proofs
  words: readonly WordPair[]
  rejectCommon: boolean
  isCommon: IsCommonPin
  /** Counts one more save or return: never whose, never where. */
  count?: (action: 'save' | 'return') => void
}

/** The validation text for each problem. */
const sentences: Record<string, ErrorCode> = {
  'pin required': 'pin_required',
  'pin length': 'pin_length',
  'confirmPin required': 'pin_confirmation_required',
  'confirmPin mismatch': 'pin_mismatch',
  'state required': 'pin_state_required',
  'county required': 'pin_county_required',
}
const explain: IssueExplainer = ({ path, message }) => sentences[`${path} ${message}`] ?? null

/** Saving progress under a PIN and opening it again (T-2, R-7). */
export function pinSessionRoutes(app: FastifyInstance, deps: PinSessionRoutesDeps): void {
  const { places, secrets, limits, pinSessions, proofs, words } = deps
  const findWord = createWordFinder(words)
  const toCaller = (context: CallContext, location: PinLocation): Requester =>
    readRequester(deps.cookie, context, location.counted)
  const toLocation = (written: { state: string; county: string }) => toPinLocation(written, places.findCounty(written))

  implement(
    app,
    createPinSession,
    explain,
  )(async ({ body }, context) => {
    const { visitor, request, reply } = context
    const { pin, sessionData } = body
    if (deps.rejectCommon && deps.isCommon(pin)) throw new AppError(400, 'pin_common')
    const location = toLocation(body)
    const placeKey = secrets.placeKey(location)
    const caller = toCaller(context, location)
    const subject: ProofSubject = { purpose: 'save by pin', of: placeKey }
    const reservation = await limits.reserveCreate(caller, placeKey, proofs.createCheck(subject, body.proof))
    if (reservation === 'locked') throw new AppError(429, 'too_many_requests', { retryAfterSeconds: 3600 })
    if ('proofBits' in reservation) throw proofs.createError(subject, reservation.proofBits)
    return failingAs(
      'pin_not_created',
      async () => {
        const save = { pin, location, data: JSON.stringify(sessionData), caller }
        const saved = await deps.saveSession(save, () => renew(deps, request, reply, visitor))
        deps.count?.('save')
        const column = (parseAcceptLanguage(request.headers['accept-language']) ?? defaultLanguage) === 'es' ? 1 : 0
        const returnWords = saved.words.map((number) => words[number]?.[column] ?? '')
        return { success: true, sessionId: randomUUID(), returnWords, weakPin: saved.isWeak }
      },
      reservation,
    )
  })

  implement(
    app,
    retrievePinSession,
    explain,
  )(async ({ body }, context) => {
    const { visitor, request, reply } = context
    const location = toLocation(body)
    const caller = toCaller(context, location)
    const device =
      visitor.token && visitor.principalId ? { principalId: visitor.principalId, token: visitor.token } : null
    const words = body.returnWords?.map(findWord) ?? null
    const subject: ProofSubject = { purpose: 'open by pin', of: secrets.placeKey(location) }
    const hasProof = proofs.createCheck(subject, body.proof)
    return failingAs('pin_login_failed', async () => {
      const outcome = await openSession(deps, { pin: body.pin, location, caller, device, words, hasProof })
      if (outcome.kind === 'proof_needed') throw proofs.createError(subject, outcome.bits)
      if (outcome.kind === 'locked') throw new AppError(429, 'pin_locked', { retryAfterSeconds: lockMs / 1000 })
      if (outcome.kind === 'refused') {
        throw new AppError(401, 'pin_incorrect', outcome.needsWords ? { marks: { needsWords: true } } : {})
      }
      deps.count?.('return')
      const renewed = await renew(deps, request, reply, visitor)
      const { unlockMethod, opened } = outcome
      // The PIN alone shows saved listings; the person's other data needs the words or their device (T-2.5).
      if (renewed && unlockMethod !== 'quiet') await joinPerson(deps.db, renewed.principalId, opened.sessionId)
      if (renewed?.mode === 'own' && unlockMethod === 'words')
        await pinSessions.bindOwn(renewed, { pin: body.pin, location, caller }, opened)
      const placesOnly = unlockMethod === 'quiet' ? { placesOnly: true as const } : {}
      return { success: true, sessionId: randomUUID(), sessionData: JSON.parse(opened.data), ...placesOnly }
    })
  })
}

/** A new cookie whenever a session is saved or opened; the old one stops working (T-1.5). */
async function renew(
  { principals, cookie, devices }: PinSessionRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { token: old }: Visitor,
): Promise<(Device & { mode: DeviceMode }) | null> {
  if (!old) return null
  const fresh = cookie.issue(request, reply)
  const { id, kind } = await principals.renew(old, fresh)
  cookie.send(request, reply, fresh, kind)
  await devices.rebind(id, old, fresh)
  return { principalId: id, token: fresh, mode: kind }
}

/** Server errors get this feature's own message, and the attempt is refunded. */
async function failingAs<Answer>(
  code: ErrorCode,
  action: () => Promise<Answer>,
  reservation?: LimitReservation,
): Promise<Answer> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof AppError) throw error
    await reservation?.giveBack()
    const busy = error instanceof SlowHashBusy
    throw new AppError(busy ? 503 : 500, code, { cause: error, ...(busy ? { retryAfterSeconds: 5 } : {}) })
  }
}
