import type { PartnerRole } from '#domain/accounts/roles.ts'
import type { Colleague } from '#contracts/accounts.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Accounts } from '#server/platform/db/schema-partners.ts'

/** The members of one organization; every query names the organization (T-4.1). */
export async function listOrganizationColleagues(trx: Db, organizationId: string): Promise<Colleague[]> {
  const rows = await trx
    .selectFrom('accounts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('status')
    .orderBy('name')
    .orderBy('email')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role as PartnerRole,
    status: row.status,
    hasSecondFactor: row.totp_on === 1,
    lastSignInAt: row.last_sign_in_at === null ? null : new Date(row.last_sign_in_at).toISOString(),
  }))
}

export function findColleague(trx: Db, organizationId: string, id: string): Promise<Accounts | undefined> {
  return trx
    .selectFrom('accounts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** One at a time: two admins who remove each other's role must not both succeed. */
export async function lockColleagues(trx: Db, organizationId: string): Promise<void> {
  await trx
    .updateTable('organizations')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', organizationId)
    .execute()
}

/** Whether the organization has another admin. */
export async function hasOtherAdmin(trx: Db, organizationId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '!=', id)
    .where('role', '=', 'partner_admin')
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function getOrganizationName(trx: Db, organizationId: string): Promise<string> {
  const row = await trx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return row.name
}
