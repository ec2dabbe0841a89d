import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/services.ts'
import { accountLimits } from './limits.ts'
import { accountRoutes } from './routes.ts'
import { secondFactors } from './second-factor.ts'

export function registerAccounts(app: FastifyInstance, services: Services): void {
  const { config, db, cookieKey, staffSessions, staffCookie, sessionProof } = services
  accountRoutes(app, {
    ...services,
    isMailOn: config.mail !== null,
    sessions: staffSessions,
    cookie: staffCookie,
    proof: sessionProof,
    factors: secondFactors(cookieKey),
    limits: accountLimits(db, cookieKey),
  })
}
