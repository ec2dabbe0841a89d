import { findPassphraseProblem } from '#domain/accounts/passphrase.ts'
import { needsSecondFactor } from '#domain/accounts/roles.ts'
import { type AuditEntry, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { createLinkOverError, type AccountDeps, type Caller } from '../account-deps.ts'
import { toAuditActor } from '../records.ts'
import { changeAccount, spendCode } from '../repository.ts'
import type { OfferedSecret } from '../second-factor.ts'
import { dropAccountTokens, findLiveTokenForAccount, issueAccountToken, useToken } from '../tokens-repository.ts'
import { recordOwnAccess } from './record-account-access.ts'
import { confirmOwner, getOwnAccount, type Credentials } from './prove-identity.ts'

/** The current second factor stays valid until the first code of the new one was verified. */
export async function startOwnSecondFactor(
  deps: AccountDeps,
  caller: Caller,
  credentials: Credentials,
): Promise<OfferedSecret> {
  const { db, clock, factors } = deps
  let secondFactor: OfferedSecret | null = null
  await confirmOwner(deps, caller, credentials, (account, use) =>
    db.transaction().execute(async (trx) => {
      if (!(await spendCode(trx, account.id, use))) return false
      const sealedTotp = factors.newSealedSecret(account.id)
      await issueAccountToken(trx, { kind: 'second_factor', accountId: account.id, sealedTotp }, clock.now())
      secondFactor = factors.offer(account.id, sealedTotp, account.email)
      return true
    }),
  )
  if (!secondFactor) throw new AppError(500, 'internal')
  return secondFactor
}

/** Returns the recovery codes, which are shown this one time. */
export async function confirmOwnSecondFactor(deps: AccountDeps, caller: Caller, code: string): Promise<string[]> {
  const { db, clock, factors, sessions } = deps
  const account = await getOwnAccount(deps, caller)
  const at = clock.now()
  const begun = await findLiveTokenForAccount(db, 'second_factor', account.id, at)
  if (!begun?.sealed_totp) throw createLinkOverError()
  const step = factors.findStep(account.id, begun.sealed_totp, code, at)
  if (step === null) throw new AppError(400, 'code_wrong')
  const { codes, hashes } = factors.newRecoveryCodes(account.id)
  await db.transaction().execute(async (trx) => {
    if (!(await useToken(trx, begun.hash, at))) throw createLinkOverError()
    await changeAccount(trx, account.id, {
      sealed_totp: begun.sealed_totp,
      totp_on: 1,
      totp_step: step,
      recovery_hashes: hashes,
    })
    await sessions.endAll(trx, account.id, caller.staff.sessionHash)
    const entry: AuditEntry = { action: 'second_factor_on', entity: 'account', entityId: account.id }
    await writeAudit(trx, toAuditActor(account), entry, at)
    await recordOwnAccess(deps, trx, account, 'second_factor_on', at)
  })
  return codes
}

export async function removeOwnSecondFactor(
  deps: AccountDeps,
  caller: Caller,
  credentials: Credentials,
): Promise<void> {
  const { db, clock, sessions } = deps
  const { role, totp_on: totpOn } = await getOwnAccount(deps, caller)
  if (needsSecondFactor(role)) throw new AppError(409, 'second_factor_needed')
  if (totpOn === 0) return
  await confirmOwner(deps, caller, credentials, async (account, use) => {
    // The plain passphrase is only available here: a short one is not enough without a second factor.
    const isShort = findPassphraseProblem(credentials.passphrase, false) === 'passphrase_short'
    if (isShort) throw new AppError(409, 'second_factor_needed')
    return db.transaction().execute(async (trx) => {
      if (!(await spendCode(trx, account.id, use))) return false
      await changeAccount(trx, account.id, { sealed_totp: null, totp_on: 0, totp_step: null, recovery_hashes: null })
      await dropAccountTokens(trx, account.id, 'second_factor')
      await sessions.endAll(trx, account.id, caller.staff.sessionHash)
      const entry: AuditEntry = { action: 'second_factor_off', entity: 'account', entityId: account.id }
      await writeAudit(trx, toAuditActor(account), entry, clock.now())
      await recordOwnAccess(deps, trx, account, 'second_factor_off', clock.now())
      return true
    })
  })
}
