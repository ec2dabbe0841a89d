import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { createLinkOverError, type AccountDeps } from '../account-deps.ts'
import { refuseWeakPassphrase } from '../passphrases.ts'
import { isActiveAccount, toAuditActor, type AccountWithOrganization } from '../records.ts'
import { changeAccount, findAccount, spendCode } from '../repository.ts'
import type { CodeUse } from '../second-factor.ts'
import { dropAccountTokens, findLiveToken, hashLinkToken, useToken } from '../tokens-repository.ts'
import { checkCode } from './prove-identity.ts'
import { recordOwnAccess } from './record-account-access.ts'

interface FinishedReset {
  token: string
  passphrase: string
  code?: string | undefined
  requester: Requester
}

/** Sets a new passphrase with a reset link; it also ends every session. */
export async function finishPassphraseReset(
  deps: AccountDeps,
  { token, passphrase, code, requester }: FinishedReset,
): Promise<void> {
  const { db, clock, passphrases } = deps
  const hash = hashLinkToken(token)
  const live = await findLiveToken(db, 'reset', hash, clock.now())
  const account = live && (await findAccount(db, live.account_id))
  if (!account || !isActiveAccount(account)) throw createLinkOverError()
  await refuseWeakPassphrase({
    passphrase,
    hasSecondFactor: account.totp_on === 1,
    ownWords: [account.email, account.name, account.organization_name],
  })
  const set = async (use: CodeUse | null) => {
    const passphraseHash = await passphrases.hash(passphrase, requester)
    return setPassphrase(deps, account, { linkHash: hash, passphraseHash, use })
  }
  // Access to the mailbox alone does not open an account with a second factor.
  if (account.totp_on === 0) return void (await set(null))
  if (code === undefined) throw new AppError(400, 'code_needed')
  const outcome = await checkCode(deps, account, code, set)
  if (outcome !== 'right') throw new AppError(400, outcome)
}

interface NewPassphrase {
  linkHash: string
  passphraseHash: string
  use: CodeUse | null
}

/** False when the code was used concurrently: then the link stays usable too. */
async function setPassphrase(
  deps: AccountDeps,
  account: AccountWithOrganization,
  { linkHash, passphraseHash, use }: NewPassphrase,
): Promise<boolean> {
  const { db, clock, sessions } = deps
  const at = clock.now()
  return db.transaction().execute(async (trx) => {
    if (!(await spendCode(trx, account.id, use))) return false
    if (!(await useToken(trx, linkHash, at))) throw createLinkOverError()
    await changeAccount(trx, account.id, { passphrase_hash: passphraseHash })
    await dropAccountTokens(trx, account.id)
    await sessions.endAll(trx, account.id)
    await writeAudit(trx, toAuditActor(account), { action: 'reset', entity: 'account', entityId: account.id }, at)
    await recordOwnAccess(deps, trx, account, 'passphrase_reset', at)
    return true
  })
}
