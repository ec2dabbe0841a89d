import type { Proof } from '#contracts/proof.ts'
import type { Account } from '#domain/accounts/account.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { ProofSubject } from '#server/platform/http/proofs.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import type { AccountDeps, SessionCookie } from '../account-deps.ts'
import { foldEmail, toAccount, toAuditActor, type AccountWithOrganization } from '../records.ts'
import { findAccountByEmail, recordSignIn, spendCode } from '../repository.ts'
import { proveIdentity } from './prove-identity.ts'
import { raiseAlarm } from './raise-alarm.ts'

interface SignInRequest {
  email: string
  passphrase: string
  code?: string | undefined
  proof?: Proof | undefined
  requester: Requester
}

/**
 * Wrong guesses cost whoever guesses a proof of work, and never turn an account off or end a session: the right
 * passphrase and code open it at any time (T-8.1).
 */
export async function signInToAccount(
  deps: AccountDeps,
  { email: typedEmail, proof, requester, ...credentials }: SignInRequest,
  cookie: SessionCookie,
): Promise<Account> {
  const { db, clock, limits, proofs, pacedTurns } = deps
  const email = foldEmail(typedEmail)
  const subject: ProofSubject = { purpose: 'sign in', of: email }
  const attempt = await limits.reserveSignIn(email, requester, proofs.createCheck(subject, proof))
  if ('proofBits' in attempt) throw proofs.createError(subject, attempt.proofBits)
  const account = await findAccountByEmail(db, email)
  const prove = () =>
    proveIdentity(deps, { account, attempt, requester }, credentials, (proved, use) =>
      db.transaction().execute(async (trx) => {
        if (!(await recordSignIn(trx, proved, clock.now())) || !(await spendCode(trx, proved.id, use))) return false
        await startSession(deps, trx, proved, cookie)
        return true
      }),
    )
  const outcome = await (attempt.isPaced ? pacedTurns(requester, prove) : prove())
  if (outcome === 'right' && account) return toAccount(account)
  if (outcome === 'code_needed' || outcome === 'two_codes_needed') throw new AppError(401, outcome)
  if ((await limits.isNewlyGuessed(email)) && account) await raiseAlarm(deps, account, 'passphrase')
  throw new AppError(401, 'sign_in_failed')
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
