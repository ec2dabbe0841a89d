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

export interface AccountDeps {
  db: Db
  clock: Clock
  siteUrl: string
  /** False: mail stays in the outbox, and its links reach nobody. */
  isMailOn: boolean
  sessions: StaffSessionsRepository
  invitations: InvitationsRepository
  outbox: OutboxRepository
  passphrases: Passphrases
  factors: SecondFactors
  limits: AccountLimits
  limitCalls: CallLimiter
  cookie: StaffCookie
  /** The signed-in account, for calls that also answer visitors who are not signed in. */
  proof: StaffProof
}

/** Added to the reply about an invitation when mail is off; it describes the service, never a person. */
export const mailOff = ({ isMailOn }: Pick<AccountDeps, 'isMailOn'>) => (isMailOn ? {} : { isMailOff: true as const })

/** The audit actor of a person who changes their own account. */
export const toAuditActor = ({ id, role, organization_id: organizationId }: Accounts): AuditActor => ({
  id,
  role,
  organizationId,
})

/** A link to the partner portal. The part after `#` is never sent to a server. */
export const buildPortalLink = (siteUrl: string, what?: { invitation: string } | { reset: string }): string => {
  const [part] = Object.entries(what ?? {})
  return `${siteUrl}/partner-portal${part ? `#${part.join('=')}` : ''}`
}
