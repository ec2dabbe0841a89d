import type { Account } from '#domain/accounts/account.ts'
import { isPartnerRole, type PartnerRole } from '#domain/accounts/roles.ts'
import type { Colleague } from '#contracts/accounts.ts'
import type { AdminAccount } from '#contracts/admin-service.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { AccessRemovals, Accounts } from '#server/platform/db/schema-partners.ts'

/** An account with the visible fields of its organization. */
export interface AccountWithOrganization extends Accounts {
  organization_name: string | null
  organization_is_sensitive: number | null
  organization_removed_at: number | null
}

/** Normalizes an email, wherever it comes from. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

/** Accounts of a removed organization may not act. */
export const isActiveAccount = ({ status, organization_removed_at: removedAt }: AccountWithOrganization): boolean =>
  status === 'active' && removedAt === null

/** The audit actor of a person who changes their own account. */
export const toAuditActor = ({ id, role, organization_id: organizationId }: Accounts): AuditActor => ({
  id,
  role,
  organizationId,
})

export function toAccount(account: AccountWithOrganization): Account {
  const { id, name, email, role, language, view, organization_id: organizationId } = account
  return {
    id,
    name,
    email,
    role,
    language,
    view,
    organization:
      organizationId === null
        ? null
        : {
            id: organizationId,
            name: account.organization_name ?? '',
            isSensitive: account.organization_is_sensitive === 1,
          },
    hasSecondFactor: account.totp_on === 1,
    notify: account.notify === 1,
  }
}

const toIsoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())

export const toColleague = (row: Accounts, removal?: AccessRemovals): Colleague => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role as PartnerRole,
  status: row.status,
  hasSecondFactor: row.totp_on === 1,
  lastSignInAt: toIsoOrNull(row.last_sign_in_at),
  ...(removal && { removal: { role: removal.role, dueAt: new Date(removal.due_at).toISOString() } }),
})

const isServiceAccount = ({ role }: AccountWithOrganization) => !isPartnerRole(role)

/** Reviewers and admins of the service first. */
export const toAdminAccounts = (
  all: readonly AccountWithOrganization[],
  guessedIds: ReadonlySet<string>,
): AdminAccount[] =>
  [...all.filter(isServiceAccount), ...all.filter((account) => !isServiceAccount(account))].map((account) => ({
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    status: account.status,
    organization: account.organization_name,
    hasSecondFactor: account.totp_on === 1,
    lastSignInAt: toIsoOrNull(account.last_sign_in_at),
    wasGuessed: guessedIds.has(account.id),
  }))
