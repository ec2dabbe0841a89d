import { isPartnerRole, mayPassOnInvitation, type Role } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import { buildPortalLink, type AccountDeps } from '../account-deps.ts'
import { findLiveOrganization } from '../repository.ts'
import type { Invitation, IssuedInvitation } from './issue-invitation.ts'
import { recordAccountAccess } from './record-account-access.ts'

const serviceName = 'Next Chapter'

export const createFieldError = (path: string, problem: string) =>
  new AppError(400, 'bad_request', { fields: [{ path, problem }] })

/** Returns the link of the invitation if it may be shown. */
export async function inviteAnyone(
  deps: AccountDeps,
  staff: Staff,
  { email, role, organizationId, language }: Invitation,
): Promise<string | null> {
  if (isPartnerRole(role) !== (organizationId !== null)) throw createFieldError('organizationId', 'role')
  return deps.db.transaction().execute(async (trx) => {
    const at = deps.clock.now()
    const organization = organizationId === null ? null : await findLiveOrganization(trx, organizationId)
    if (organizationId !== null && !organization) throw createFieldError('organizationId', 'unknown')
    const invited = await deps.invitations.invite(trx, { email, role, organizationId, language }, at)
    const name = organization?.name ?? null
    const link = await sendInvitation(deps, trx, { invited, email, language, name })
    const isLinkShown = mayShowLink(deps, staff, role)
    const entry: AuditEntry = { action: 'invite', entity: 'account', entityId: invited.accountId }
    await writeAudit(trx, staff, { ...entry, after: { role, isLinkShown } }, at)
    const subject = { email, role, organization_id: organizationId }
    await recordAccountAccess(deps, trx, { kind: 'invited', actor: staff, subject }, at)
    return isLinkShown ? link : null
  })
}

/**
 * Without a mail server an invitation arrives only if its link is passed on manually. The inviter may see the link in
 * the reply, once; never for a role equal to or above their own.
 */
export function mayShowLink({ isMailOn }: AccountDeps, { role }: Staff, invitedRole: Role): boolean {
  return !isMailOn && mayPassOnInvitation(role, invitedRole)
}

interface SentInvitation {
  invited: IssuedInvitation
  email: string
  language: Language
  /** Of the organization; null for the service. */
  name: string | null
}

/** Runs in the caller's transaction: queues the mail and returns the link in it. */
export async function sendInvitation(
  { siteUrl, outbox, clock }: AccountDeps,
  trx: Db,
  { invited, email, language, name }: SentInvitation,
): Promise<string> {
  const link = buildPortalLink(siteUrl, { invitation: invited.token })
  const mail = composeMail('invitation', language, { name: name ?? serviceName, link })
  await outbox.queue(trx, { ...mail, recipient: email }, clock.now())
  return link
}
