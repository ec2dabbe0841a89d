import type { Db } from '#server/platform/db/database.ts'

/**
 * The organization left: nobody of it signs in or is told of anything, its poster leads nowhere, and how it answered is
 * forgotten. Its name stays for what it answered, and so does its wish that an address is not shown (`listing_care`).
 * What people wrote to it is taken back by the caller.
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
