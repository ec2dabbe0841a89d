import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { createLinkOverError, type AccountDeps } from '../account-deps.ts'
import { refuseWeakPassphrase } from '../passphrases.ts'
import { mayReset, toAuditActor, type AccountWithOrganization } from '../records.ts'
import { changeAccount, findAccount, spendCode } from '../repository.ts'
import type { CodeUse } from '../second-factor.ts'
import { dropAccountTokens, findLiveToken, hashLinkToken, useToken } from '../tokens-repository.ts'
import { createLockedError } from './prove-identity.ts'
import { recordOwnAccess } from './record-account-access.ts'

interface FinishedReset {
  token: string
  passphrase: string
  code?: string | undefined
}

/** Sets a new passphrase with a reset link; it also ends a lock after failed attempts, and every session. */
export async function finishPassphraseReset(
  deps: AccountDeps,
  { token, passphrase, code }: FinishedReset,
): Promise<void> {
  const { db, clock, passphrases, sessions } = deps
  const hash = hashLinkToken(token)
  const live = await findLiveToken(db, 'reset', hash, clock.now())
  const account = live && (await findAccount(db, live.account_id))
  if (!account || !mayReset(account)) throw createLinkOverError()
  await refuseWeakPassphrase({
    passphrase,
    hasSecondFactor: account.totp_on === 1,
    ownWords: [account.email, account.name, account.organization_name],
  })
  const use = await checkCode(deps, account, hash, code)
  const passphraseHash = await passphrases.hash(passphrase)
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    if (!(await useToken(trx, hash, at))) throw createLinkOverError()
    if (!(await spendCode(trx, account.id, use))) throw new AppError(400, 'code_wrong')
    await changeAccount(trx, account.id, { passphrase_hash: passphraseHash, failures: 0, status: 'active' })
    await dropAccountTokens(trx, account.id)
    await sessions.endAll(trx, account.id)
    await writeAudit(trx, toAuditActor(account), { action: 'reset', entity: 'account', entityId: account.id }, at)
    await recordOwnAccess(deps, trx, account, 'passphrase_reset', at)
  })
}

/** Access to the mailbox alone does not open an account with a second factor. */
async function checkCode(
  { limits, factors, clock }: AccountDeps,
  account: AccountWithOrganization,
  hash: string,
  code: string | undefined,
): Promise<CodeUse | null> {
  if (account.totp_on === 0) return null
  if (code === undefined) throw new AppError(400, 'code_needed')
  const attempt = await limits.reserveLinkCode(hash)
  if (!attempt) throw createLockedError()
  const use = factors.check(account, code, clock.now())
  if (!use) throw new AppError(400, 'code_wrong')
  await attempt.giveBack()
  return use
}
