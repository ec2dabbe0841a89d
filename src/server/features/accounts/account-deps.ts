import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Accounts } from '#server/platform/db/schema-partners.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'
import type { StaffCookie } from '#server/platform/http/staff-cookie.ts'
import type { StaffProof } from '#server/platform/http/staff.ts'
import type { InvitationsRepository } from './invitations-repository.ts'
import type { AccountLimits } from './limits.ts'
import type { Passphrases } from './passphrases.ts'
import type { SecondFactors } from './second-factor.ts'
import type { StaffSessionsRepository } from './sessions-repository.ts'

/** What the calls of accounts are made of. */
export interface AccountDeps {
  db: Db
  clock: Clock
  siteUrl: string
  /** False: mail waits in the outbox, where nobody reads the links in it. */
  isMailOn: boolean
  sessions: StaffSessionsRepository
  invitations: InvitationsRepository
  outbox: OutboxRepository
  passphrases: Passphrases
  factors: SecondFactors
  limits: AccountLimits
  limitCalls: CallLimiter
  cookie: StaffCookie
  /** Who is signed in, for calls that also answer whoever is not. */
  proof: StaffProof
}

/** What a reply about an invitation says when no mail goes out; it tells about the service, never about a person. */
export const mailOff = ({ isMailOn }: Pick<AccountDeps, 'isMailOn'>) => (isMailOn ? {} : { isMailOff: true as const })

/** Somebody acts on their own account. */
export const toAuditActor = ({ id, role, organization_id: organizationId }: Accounts): AuditActor => ({
  id,
  role,
  organizationId,
})

/** Where people of organizations come in. What stands behind `#` is never sent to a server. */
export const buildPortalLink = (siteUrl: string, what?: { invitation: string } | { reset: string }): string => {
  const [part] = Object.entries(what ?? {})
  return `${siteUrl}/partner-portal${part ? `#${part.join('=')}` : ''}`
}
