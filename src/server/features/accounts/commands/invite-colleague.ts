import type { PartnerRole } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import { recordAccessChange } from '#server/engines/mail/access-changes-repository.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { buildPortalLink, type AccountDeps } from '../account-deps.ts'
import { getOrganizationName } from '../repository.ts'

/** Enough for a large organization; too few to find out which emails have accounts elsewhere. */
const invitationsPerDay = 20
const dayMs = 24 * 60 * 60_000

interface ColleagueInvitation {
  email: string
  role: PartnerRole
  language: Language
}

/** Returns nothing: whether there is a link would reveal which emails have accounts elsewhere. */
export async function inviteToOrganization(
  { db, clock, outbox, invitations, limitCalls, siteUrl }: AccountDeps,
  staff: PartnerStaff,
  invitation: ColleagueInvitation,
): Promise<void> {
  const { organizationId } = staff
  await limitCalls({ name: 'invitations', who: organizationId, max: invitationsPerDay, windowMs: dayMs })
  const at = clock.now()
  await runAsOrganization(db, organizationId, async (trx) => {
    const invited = await invitations.inviteColleague(trx, { ...invitation, organizationId }, at)
    const entry: AuditEntry = { action: 'invite', entity: 'account', entityId: invited?.accountId ?? null }
    await writeAudit(trx, staff, { ...entry, after: { role: invitation.role } }, at)
    const { email: subject, role } = invitation
    const access = { organizationId, kind: 'invited', actor: staff, subject, role } as const
    await recordAccessChange({ outbox, siteUrl }, trx, access, at)
    if (!invited) return
    const link = buildPortalLink(siteUrl, { invitation: invited.token })
    const mail = composeMail('invitation', invitation.language, {
      name: await getOrganizationName(trx, organizationId),
      link,
    })
    await outbox.queue(trx, { ...mail, recipient: invitation.email }, at)
  })
}
