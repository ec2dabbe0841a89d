import type { CallInput } from '#contracts/call.ts'
import type { decidePartnerClaim } from '#contracts/claims.ts'
import { recordAccessChange } from '#server/engines/mail/access-changes-repository.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { refuseOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import { runAsOrganization } from '#server/platform/db/as-organization.ts'
import type { Db } from '#server/platform/db/database.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import type { PartnerStaff } from '#server/platform/http/staff.ts'
import { type ClaimRow, findHolder } from '../repository.ts'
import { type DecideDeps, holdOpenClaim, type Invitation } from './decide-claim.ts'

export interface HolderDeps extends Pick<DecideDeps, 'db' | 'outbox' | 'siteUrl'> {
  /** Null when nobody may be told whether there is an account: the answer is the same. */
  inviteColleague(trx: Db, invitation: Invitation, at: number): Promise<{ token: string } | null>
}

type HolderDecision = CallInput<typeof decidePartnerClaim>['body']

/** The administrators of the organization that has the listing decide who else acts for it. */
export async function decideAsHolder(
  deps: HolderDeps,
  staff: PartnerStaff,
  { id, decided }: { id: string; decided: HolderDecision },
  at: number,
): Promise<void> {
  const { organizationId } = staff
  await runAsOrganization(deps.db, organizationId, async (trx) => {
    const claim = await holdOpenClaim(trx, id)
    const holder = await findHolder(trx, claim.listing_id)
    if (holder?.id !== organizationId) throw notFound()
    await refuseOwnItem(trx, staff, { queue: 'claims', id })
    const isInvited = decided.decision === 'invite'
    const status = isInvited ? 'invited' : 'refused'
    await trx
      .updateTable('claims')
      .set({ status, organization_id: organizationId, decided_by: staff.id, decided_at: at })
      .where('id', '=', id)
      .execute()
    await trx.deleteFrom('claim_signatures').where('claim_id', '=', id).execute()
    const action = isInvited ? 'invite' : 'refuse'
    await writeAudit(trx, staff, { action, entity: 'claim', entityId: id }, at)
    const { email: subject, listing_id: listingId } = claim
    const change = { organizationId, actor: staff, subject, listingId }
    if (decided.decision === 'invite') {
      await invite(trx, deps, { claim, name: holder.name, role: decided.role, organizationId }, at)
      await recordAccessChange(deps, trx, { ...change, kind: 'invited', role: decided.role }, at)
      return
    }
    const mail = composeMail('claimDeclined', claim.language, { name: holder.name })
    await deps.outbox.queue(trx, { ...mail, recipient: subject }, at)
    await recordAccessChange(deps, trx, { ...change, kind: 'claim_refused' }, at)
  })
}

interface Invited extends Pick<Invitation, 'role' | 'organizationId'> {
  claim: ClaimRow
  /** Of the organization. */
  name: string
}

async function invite(
  trx: Db,
  { outbox, siteUrl, inviteColleague }: HolderDeps,
  { claim, name, role, organizationId }: Invited,
  at: number,
): Promise<void> {
  const { email, contact_name: contactName, language } = claim
  const invited = await inviteColleague(trx, { email, name: contactName, role, organizationId, language }, at)
  if (!invited) return
  const link = `${siteUrl}/partner-portal#invitation=${invited.token}`
  await outbox.queue(trx, { ...composeMail('invitation', language, { name, link }), recipient: email }, at)
}
