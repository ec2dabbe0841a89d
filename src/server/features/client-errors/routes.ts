import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { reportClientError } from '#contracts/client-errors.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { reserve } from '#server/platform/db/limits.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { clientErrorsRepository, type ClientErrorsRepository } from './repository.ts'

/** Bounded on both sides, so that matching takes linear time; `name@http://…` in a stack is not an email. */
const emailAddress = /[\p{L}\p{N}._+%-]{1,64}(?:@|%40)[\p{L}\p{N}.-]{1,255}\.\p{L}{2,}/giu

const queryPart = /\?[^\s"')]*/g

/** Four digits or more, also in groups like phone numbers. */
const digitRun = /\d(?:[\s().-]{0,2}\d){3,}/g

const minuteMs = 60_000
const perBrowserPerMinute = 10
const perDay = 1000
/** After the day's first thousand, one report in this many is still stored, so that a new error is not missed. */
const sampledOneIn = 20

export interface ClientErrorsDeps {
  clock: Clock
  db: Db
  limitCalls: CallLimiter
  clientErrors: ClientErrorsRepository
  /** A number from 0 to 1; decides which reports over the day's limit are stored. */
  chance(): number
}

function clientErrorRoutes(app: FastifyInstance, deps: ClientErrorsDeps): void {
  const { clock, db, limitCalls, clientErrors, chance } = deps
  implement(
    app,
    reportClientError,
  )(async ({ body }, { visitor, request }) => {
    const who = visitor.token?.hash ?? toLimitKey(request.ip)
    await limitCalls({ name: 'client-errors', who, max: perBrowserPerMinute, windowMs: minuteMs })
    const isWithinDay = await reserve(db, { key: 'client-errors', max: perDay, windowMs: 24 * 60 * minuteMs })
    if (!isWithinDay && chance() > 1 / sampledOneIn) return { success: true }
    const stack = body.stack ? scrub(body.stack) : null
    const message = scrub(body.message)
    await clientErrors.record(
      {
        stackHash: createHash('sha256')
          .update(stack ?? message)
          .digest('hex'),
        message,
        stack,
        componentStack: body.componentStack ? scrub(body.componentStack) : null,
        path: body.url ? scrubPath(body.url) : null,
      },
      clock.now(),
    )
    return { success: true }
  })
}

export function registerClientErrors(app: FastifyInstance, services: Services): void {
  clientErrorRoutes(app, { ...services, clientErrors: clientErrorsRepository(services.db) })
}

/**
 * Removes what could identify a person: queries, runs of four or more digits, email addresses (T-9.3). The rest is
 * enough to find the error.
 */
export function scrub(text: string): string {
  return text.replace(queryPart, '').replace(emailAddress, '[email]').replace(digitRun, '[digits]')
}

/** The path of a URL, without host, query or fragment. */
export function scrubPath(url: string): string | null {
  const parsed = URL.parse(url, 'http://page.invalid')
  return parsed ? scrub(parsed.pathname).slice(0, 200) : null
}
