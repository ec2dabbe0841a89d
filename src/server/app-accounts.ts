import type { FastifyInstance } from 'fastify'
import type { AppDeps } from './app-deps.ts'
import { outboxRepository } from './engines/mail/outbox-repository.ts'
import { createInvitations } from './features/accounts/commands/issue-invitation.ts'
import { accountLimits } from './features/accounts/limits.ts'
import { argon2Passphrases } from './features/accounts/passphrases.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { secondFactors } from './features/accounts/second-factor.ts'
import { sessionProof } from './features/accounts/session-proof.ts'
import { staffSessionsRepository } from './features/accounts/sessions-repository.ts'
import { createCallLimiter } from './platform/http/exact-limit.ts'
import { staffCookie } from './platform/http/staff-cookie.ts'

/** Connects the parts that signing in needs. */
export function addAccounts(
  app: FastifyInstance,
  { config, db, clock, cookieKey, siteUrl, passphrases }: AppDeps,
): void {
  const sessions = staffSessionsRepository(db)
  const cookie = staffCookie(cookieKey, clock)
  accountRoutes(app, {
    db,
    clock,
    siteUrl,
    isMailOn: config.mail !== null,
    sessions,
    cookie,
    passphrases: passphrases ?? argon2Passphrases(),
    proof: sessionProof(sessions, cookie, clock),
    outbox: outboxRepository(cookieKey),
    invitations: createInvitations(cookieKey),
    factors: secondFactors(cookieKey),
    limits: accountLimits(db, cookieKey),
    limitCalls: createCallLimiter(db, cookieKey),
  })
}
