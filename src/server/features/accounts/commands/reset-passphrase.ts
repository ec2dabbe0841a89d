import { composeMail } from '#server/engines/mail/compose.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Requester } from '#server/platform/crypto/fair-queue.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { buildPortalLink, createLinkOverError, type AccountDeps } from '../account-deps.ts'
import { refuseWeakPassphrase } from '../passphrases.ts'
import { foldEmail, isActiveAccount, toAuditActor, type AccountWithOrganization } from '../records.ts'
import { changeAccount, findAccount, findAccountByEmail, spendCode } from '../repository.ts'
import type { CodeUse } from '../second-factor.ts'
import { dropAccountTokens, findLiveToken, hashLinkToken, issueAccountToken, useToken } from '../tokens-repository.ts'
import { checkCode } from './prove-identity.ts'
import { recordOwnAccess } from './record-account-access.ts'

/** Returns nothing, so that the answer is the same in every case: too many requests, no such account, or sent. */
export async function requestPassphraseReset(
  deps: AccountDeps,
  { email: typedEmail, address }: { email: string; address: string },
): Promise<void> {
  const email = foldEmail(typedEmail)
  await deps.db.transaction().execute(async (trx) => {
    if (!(await deps.limits.mayReset(trx, email, address))) return
    const account = await findAccountByEmail(trx, email)
    // Never for an account that a person disabled or whose invitation was not accepted yet.
    if (account && isActiveAccount(account)) await sendReset(deps, trx, account)
  })
}

async function sendReset(
  { outbox, siteUrl, clock }: AccountDeps,
  trx: Db,
  account: AccountWithOrganization,
): Promise<void> {
  const at = clock.now()
  const reset = await issueAccountToken(trx, { kind: 'reset', accountId: account.id }, at)
  const mail = composeMail('reset', account.language, { link: buildPortalLink(siteUrl, { reset }) })
  await outbox.queue(trx, { ...mail, recipient: account.email }, at)
  await writeAudit(trx, toAuditActor(account), { action: 'ask_reset', entity: 'account', entityId: account.id }, at)
}

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
