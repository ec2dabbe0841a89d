import { type AccessNoticeDeps, recordAccessChange } from '#server/engines/mail/access-changes-repository.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { requireOrganization } from './change-organization.ts'

export interface RemoveOrganizationDeps extends AccessNoticeDeps {
  db: Db
  /** Puts the introductions sent to a leaving organization back to waiting; returns how many. */
  returnIntroductions(trx: Db, organizationId: string, at: number): Promise<number>
}

/** Returns how many introductions wait again. */
export function removeOrganizationAsAdmin(
  { db, returnIntroductions, ...notices }: RemoveOrganizationDeps,
  actor: AuditActor,
  { id, reason }: { id: string; reason: string },
  at: number,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await requireOrganization(trx, id)
    await recordAccessChange(notices, trx, { organizationId: id, kind: 'organization_removed', actor }, at)
    const waiting = await returnIntroductions(trx, id, at)
    await removeOrganization(trx, id, at)
    await writeAudit(trx, actor, { action: 'remove', entity: 'organization', entityId: id, reason }, at)
    return waiting
  })
}

/**
 * Runs when an organization leaves: its accounts are disabled, its settings and reply templates are deleted, and
 * pending changes are refused. Its name stays with the answers it gave, and so does its request to hide an address
 * (`listing_care`). The caller takes back the introductions sent to it.
 */
export async function removeOrganization(trx: Db, organizationId: string, at: number): Promise<void> {
  const theirs = trx.selectFrom('accounts').select('id').where('organization_id', '=', organizationId)
  await trx.deleteFrom('staff_sessions').where('account_id', 'in', theirs).execute()
  await trx.deleteFrom('account_tokens').where('account_id', 'in', theirs).execute()
  await trx
    .updateTable('accounts')
    .set({ status: 'disabled', ended_at: at })
    .where('organization_id', '=', organizationId)
    .where('ended_at', 'is', null)
    .execute()
  for (const table of ['partner_settings', 'reply_templates'] as const) {
    await trx.deleteFrom(table).where('organization_id', '=', organizationId).execute()
  }
  await trx
    .updateTable('listing_changes')
    .set({ status: 'refused', decided_at: at })
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['draft', 'waiting'])
    .execute()
  await trx.updateTable('organizations').set({ removed_at: at }).where('id', '=', organizationId).execute()
}
