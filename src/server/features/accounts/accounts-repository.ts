import type { Account } from '#domain/accounts/account.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Accounts } from '#server/platform/db/schema-partners.ts'
import type { CodeUse } from './second-factor.ts'

/** An account with the visible fields of its organization. */
export interface AccountWithOrganization extends Accounts {
  organization_name: string | null
  organization_is_sensitive: number | null
  organization_removed_at: number | null
}

/** Normalizes an email, wherever it comes from. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

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

/** Disabled by too many failed attempts, not by a person: a reset enables it again. */
export const isLocked = ({ status, ended_at: endedAt }: Accounts): boolean => status === 'disabled' && endedAt === null

/** Accounts of a removed organization may not act. */
export const isActiveAccount = ({ status, organization_removed_at: removedAt }: AccountWithOrganization): boolean =>
  status === 'active' && removedAt === null

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

export async function changeAccount(trx: Db, id: string, changed: Partial<Omit<Accounts, 'id'>>): Promise<void> {
  if (Object.keys(changed).length === 0) return
  await trx.updateTable('accounts').set(changed).where('id', '=', id).execute()
}

/** Returns the current number of failures in a row. By email, so that an unknown one costs the same statement. */
export async function countFailure(trx: Db, email: string): Promise<number> {
  const row = await trx
    .updateTable('accounts')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('email', '=', email)
    .where('status', '=', 'active')
    .returning('failures')
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** False when the account has changed since the passphrase was compared. */
export async function recordSignIn(trx: Db, account: Accounts, at: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set({ failures: 0, last_sign_in_at: at })
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
