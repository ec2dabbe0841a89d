import type { Db } from '#server/platform/db/database.ts'
import type { AccessRemovals, Accounts } from '#server/platform/db/schema-partners.ts'
import { foldEmail, type AccountWithOrganization } from './records.ts'
import type { CodeUse } from './second-factor.ts'
import { dropAccountTokens } from './tokens-repository.ts'

const selectAccounts = (db: Db) =>
  db
    .selectFrom('accounts')
    .leftJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .selectAll('accounts')
    .select([
      'organizations.name as organization_name',
      'organizations.is_sensitive as organization_is_sensitive',
      'organizations.removed_at as organization_removed_at',
    ])

export function findAccountByEmail(db: Db, email: string): Promise<AccountWithOrganization | undefined> {
  return selectAccounts(db).where('accounts.email', '=', foldEmail(email)).executeTakeFirst()
}

export function findAccount(db: Db, id: string): Promise<AccountWithOrganization | undefined> {
  return selectAccounts(db).where('accounts.id', '=', id).executeTakeFirst()
}

export function listAccounts(db: Db): Promise<AccountWithOrganization[]> {
  return selectAccounts(db).orderBy('accounts.role').orderBy('accounts.email').execute()
}

export async function changeAccount(trx: Db, id: string, changed: Partial<Omit<Accounts, 'id'>>): Promise<void> {
  if (Object.keys(changed).length === 0) return
  await trx.updateTable('accounts').set(changed).where('id', '=', id).execute()
}

export async function disableAccount(trx: Db, id: string, at: number): Promise<void> {
  await dropAccountTokens(trx, id)
  await changeAccount(trx, id, { status: 'disabled', ended_at: at })
}

/** False when the account has changed since the passphrase was compared. */
export async function recordSignIn(trx: Db, account: Accounts, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ last_sign_in_at: at })
    .where('id', '=', account.id)
    .where('status', '=', 'active')
    .where('totp_on', '=', account.totp_on)
    .where('passphrase_hash', '=', account.passphrase_hash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A single statement, so that only one of two uses of the same code can succeed. */
export async function spendCode(trx: Db, accountId: string, use: CodeUse | null): Promise<boolean> {
  if (use === null) return true
  const query =
    use.kind === 'step'
      ? trx
          .updateTable('accounts')
          .set({ totp_step: use.step })
          .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', use.step)]))
      : trx.updateTable('accounts').set({ recovery_hashes: use.left }).where('recovery_hashes', '=', use.before)
  const { numUpdatedRows } = await query.where('id', '=', accountId).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The members of one organization; every query names the organization (T-4.1). */
export function listOrganizationAccounts(trx: Db, organizationId: string): Promise<Accounts[]> {
  return trx
    .selectFrom('accounts')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('status')
    .orderBy('name')
    .orderBy('email')
    .execute()
}

/** The removals of administrators that wait for their day, by account. */
export async function loadRemovals(trx: Db, organizationId: string): Promise<Map<string, AccessRemovals>> {
  const rows = await trx
    .selectFrom('access_removals')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .execute()
  return new Map(rows.map((row) => [row.account_id, row]))
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

/** The accounts at whose sign-in strangers guessed since then. */
export async function listGuessedIds(db: Db, since: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('audit')
    .select('entity_id')
    .where('action', '=', 'guessed')
    .where('entity', '=', 'account')
    .where('at', '>=', since)
    .execute()
  return new Set(rows.flatMap(({ entity_id: id }) => (id === null ? [] : [id])))
}

/** Those who can invite and change accounts. */
export function listHeads(trx: Db): Promise<Accounts[]> {
  return trx
    .selectFrom('accounts')
    .selectAll()
    .where('role', '=', 'super_admin')
    .where('status', '=', 'active')
    .orderBy('email')
    .execute()
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
