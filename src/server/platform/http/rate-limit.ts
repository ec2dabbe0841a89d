import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { isApi } from './security-headers.ts'

/** Ordinary request limits, counted in this process; exact ones live in the database (DESIGN §2). */
export interface RequestLimits {
  perAddressPerMinute: number
  perBrowserPerMinute: number
}

export const ordinaryLimits: RequestLimits = { perAddressPerMinute: 600, perBrowserPerMinute: 120 }

export async function limitRequests(app: FastifyInstance, limits: RequestLimits): Promise<void> {
  await app.register(rateLimit, { global: false })
  const byAddress = app.createRateLimit({
    max: limits.perAddressPerMinute, timeWindow: 60_000, keyGenerator: (request) => request.ip,
  })
  const byBrowser = app.createRateLimit({
    max: limits.perBrowserPerMinute, timeWindow: 60_000, keyGenerator: (request) => request.visitor?.tokenHash ?? '',
  })
  app.addHook('onRequest', async (request) => {
    if (!isApi(request.url)) return
    refuseWhenOver(await byAddress(request))
    if (request.visitor?.tokenHash) refuseWhenOver(await byBrowser(request))
  })
}

function refuseWhenOver(result: Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>): void {
  if (!result.isAllowed && result.isExceeded) {
    throw new AppError(429, 'too_many_requests', { retryAfterSeconds: result.ttlInSeconds })
  }
}
