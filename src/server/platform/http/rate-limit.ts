import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { toLimitKey } from './client-address.ts'
import { isCall } from './route-kind.ts'
import type { StaffCookie } from './staff-cookie.ts'
import { getVisitorName } from './visitor.ts'

/** Ordinary request limits, counted per process (T-6.5); exact limits are counted in the database (T-2.14). */
export interface RequestLimits {
  perAddressPerMinute: number
  perBrowserPerMinute: number
  /** For each sign-in of staff, whose pages make several calls each. */
  perStaffPerMinute: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limitedByHandler?: boolean
  }
  interface FastifyRequest {
    /** Set when this call is over a limit and its handler decides whether that matters. */
    overLimit?: AppError
  }
}

export const ordinaryLimits: RequestLimits = {
  perAddressPerMinute: 600,
  perBrowserPerMinute: 120,
  perStaffPerMinute: 300,
}

/**
 * Separate hooks: addresses are counted before the database lookup of the caller, browsers after it. Whoever is signed in
 * as staff is counted by that sign-in, so that the pages of staff leave the person's own calls alone.
 */
export async function requestLimits(app: FastifyInstance, limits: RequestLimits, staffCookie: StaffCookie) {
  await app.register(rateLimit, { global: false })
  const byAddress = app.createRateLimit({
    max: limits.perAddressPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => toLimitKey(request.ip),
  })
  const byBrowser = app.createRateLimit({
    max: limits.perBrowserPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => getVisitorName(request) ?? '',
  })
  const byStaff = app.createRateLimit({
    max: limits.perStaffPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => staffCookie.read(request)?.hash ?? '',
  })
  return {
    async ofAddress(request: FastifyRequest) {
      if (isCall(request)) refuseWhenOver(request, await byAddress(request))
    },
    async ofBrowser(request: FastifyRequest) {
      if (!isCall(request)) return
      if (staffCookie.read(request)) refuseWhenOver(request, await byStaff(request))
      else if (getVisitorName(request)) refuseWhenOver(request, await byBrowser(request))
    },
  }
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>

function refuseWhenOver(request: FastifyRequest, result: Counted): void {
  if (result.isAllowed || !result.isExceeded) return
  const refusal = new AppError(429, 'too_many_requests', { retryAfterSeconds: result.ttlInSeconds })
  if (!request.routeOptions.config.limitedByHandler) throw refusal
  request.overLimit = refusal
}
