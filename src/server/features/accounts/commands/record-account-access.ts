import type { MailedAccessKind } from '#domain/accounts/access-changes.ts'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import { recordAccessChange } from '#server/engines/mail/access-changes-repository.ts'
import type { AuditActor } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Accounts } from '#server/platform/db/schema-partners.ts'
import type { AccountDeps } from '../account-deps.ts'
import { toAuditActor } from '../records.ts'

type RecordDeps = Pick<AccountDeps, 'outbox' | 'siteUrl'>
type Subject = Pick<Accounts, 'email' | 'role' | 'organization_id'>

/** For accounts of an organization; who runs the service is not in any organization's log. */
export async function recordAccountAccess(
  deps: RecordDeps,
  trx: Db,
  { kind, actor, subject, dueAt }: { kind: MailedAccessKind; actor: AuditActor; subject: Subject; dueAt?: number },
  at: number,
): Promise<void> {
  const { email, role, organization_id: organizationId } = subject
  if (organizationId === null || !isPartnerRole(role)) return
  const change = { organizationId, kind, actor, subject: email, role, ...(dueAt === undefined ? {} : { dueAt }) }
  await recordAccessChange(deps, trx, change, at)
}

/** What a person does to the own account. */
export const recordOwnAccess = (deps: RecordDeps, trx: Db, account: Accounts, kind: MailedAccessKind, at: number) =>
  recordAccountAccess(deps, trx, { kind, actor: toAuditActor(account), subject: account }, at)
