import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import type { SlowTurns } from '#server/platform/crypto/slow-hash.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import type { Proofs } from '#server/platform/http/proofs.ts'
import type { StaffCookie } from '#server/platform/http/staff-cookie.ts'
import type { VisitorCookie } from '#server/platform/http/visitor-cookie.ts'
import type { Staff, StaffProof } from '#server/platform/http/staff.ts'
import type { Invitations } from './commands/issue-invitation.ts'
import type { AccountLimits } from './limits.ts'
import type { Passphrases } from './passphrases.ts'
import type { SecondFactors } from './second-factor.ts'
import type { StaffSessionsRepository } from './sessions-repository.ts'

export interface AccountDeps {
  db: Db
  clock: Clock
  siteUrl: string
  /** False: mail stays in the outbox, and its links reach nobody. */
  isMailOn: boolean
  sessions: StaffSessionsRepository
  invitations: Invitations
  outbox: OutboxRepository
  passphrases: Passphrases
  factors: SecondFactors
  limits: AccountLimits
  limitCalls: CallLimiter
  proofs: Proofs
  /** For sign-ins to an account at which strangers have guessed far too often. */
  pacedTurns: SlowTurns
  cookie: StaffCookie
  visitorCookie: VisitorCookie
  /** The signed-in account, for calls that also answer visitors who are not signed in. */
  proof: StaffProof
}

/** A link to the partner portal. The part after `#` is never sent to a server. */
export const buildPortalLink = (siteUrl: string, what?: { invitation: string } | { reset: string }): string => {
  const [part] = Object.entries(what ?? {})
  return `${siteUrl}/partner-portal${part ? `#${part.join('=')}` : ''}`
}

/** The cookie of the browser that signs in. */
export interface SessionCookie {
  /** The hash of the session this browser already has. */
  readCurrent(): string | null
  /** Sets a new cookie and returns the hash of its token. */
  issue(): string
}

/** A signed-in person who changes their own account. */
export interface Caller {
  staff: Staff
  requester: Requester
}

/** The same error for links that were used, expired or never existed. */
export const createLinkOverError = () => new AppError(410, 'link_over')
