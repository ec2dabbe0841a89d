import type { Account } from '#domain/accounts/account.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import type { AccountDeps, SessionCookie } from '../account-deps.ts'
import { foldEmail, toAccount, toAuditActor, type AccountWithOrganization } from '../records.ts'
import { findAccountByEmail, recordSignIn, spendCode } from '../repository.ts'
import { proveIdentity } from './prove-identity.ts'

interface SignInRequest {
  email: string
  passphrase: string
  code?: string | undefined
  address: string
}

export async function signInToAccount(
  deps: AccountDeps,
  { email: typedEmail, address, ...credentials }: SignInRequest,
  cookie: SessionCookie,
): Promise<Account> {
  const { db, clock } = deps
  const email = foldEmail(typedEmail)
  const account = await findAccountByEmail(db, email)
  const outcome = await proveIdentity(deps, { email, account, address }, credentials, (proved, use) =>
    db.transaction().execute(async (trx) => {
      if (!(await recordSignIn(trx, proved, clock.now())) || !(await spendCode(trx, proved.id, use))) return false
      await startSession(deps, trx, proved, cookie)
      return true
    }),
  )
  if (outcome === 'code_needed') throw new AppError(401, 'code_needed')
  if (outcome !== 'right' || !account) throw new AppError(401, 'sign_in_failed')
  return toAccount(account)
}

/** Runs in the caller's transaction. Always issues a new cookie; an earlier session of this browser ends (T-1.5). */
export async function startSession(
  { sessions, clock }: AccountDeps,
  trx: Db,
  account: AccountWithOrganization,
  cookie: SessionCookie,
): Promise<void> {
  const before = cookie.readCurrent()
  if (before !== null) await sessions.end(before, trx)
  await writeAudit(
    trx,
    toAuditActor(account),
    { action: 'sign_in', entity: 'account', entityId: account.id },
    clock.now(),
  )
  await sessions.start(trx, account.id, cookie.issue(), clock.now())
}

/** An unknown or expired session leaves no audit event: nobody was signed in. */
export async function signOutOfAccount(
  { db, clock, sessions }: AccountDeps,
  staff: Staff | null,
  tokenHash: string | null,
): Promise<void> {
  if (staff) {
    const actor = { id: staff.id, role: staff.role, organizationId: staff.organizationId }
    await writeAudit(db, actor, { action: 'sign_out', entity: 'account', entityId: staff.id }, clock.now())
  }
  if (tokenHash !== null) await sessions.end(tokenHash)
}
