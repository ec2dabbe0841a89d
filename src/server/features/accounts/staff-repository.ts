import type { AdminAccount } from '#contracts/admin-service.ts'
import { isPartnerRole } from '#domain/accounts/roles.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type AccountWithOrganization, listAccounts } from './accounts-repository.ts'

const isServiceAccount = ({ role }: AccountWithOrganization) => !isPartnerRole(role)

/** All accounts: reviewers and admins of the service first. */
export async function listEverybody(db: Db): Promise<AdminAccount[]> {
  const all = await listAccounts(db)
  return [...all.filter(isServiceAccount), ...all.filter((account) => !isServiceAccount(account))].map((account) => ({
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    status: account.status,
    organization: account.organization_name,
    hasSecondFactor: account.totp_on === 1,
    lastSignInAt: account.last_sign_in_at === null ? null : new Date(account.last_sign_in_at).toISOString(),
  }))
}

/** Whether another person can invite and change accounts. */
export async function hasOtherHead(trx: Db, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '!=', id)
    .where('role', '=', 'super_admin')
    .where('status', '=', 'active')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** One at a time: two head administrators who remove each other's role must not both succeed. */
export async function lockHeads(trx: Db): Promise<void> {
  await trx
    .updateTable('accounts')
    .set((eb) => ({ role: eb.ref('role') }))
    .where('role', '=', 'super_admin')
    .execute()
}

/** Null when the organization does not exist or was removed. */
export async function findLiveOrganization(trx: Db, id: string): Promise<{ name: string } | null> {
  const row = await trx
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
