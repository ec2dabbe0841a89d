import type { FastifyInstance } from 'fastify'
import { finishReset, requestReset } from '#contracts/accounts.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { toLimitKey } from '#server/platform/http/client-address.ts'
import { implement } from '#server/platform/http/implement.ts'
import { buildPortalLink, toAuditActor, type AccountDeps } from './account-deps.ts'
import {
  changeAccount,
  findAccount,
  findAccountByEmail,
  foldEmail,
  isLocked,
  isActiveAccount,
  spendCode,
  type AccountWithOrganization,
} from './accounts-repository.ts'
import { refuseWeakPassphrase } from './common-passphrases.ts'
import { createLockedError } from './identity.ts'
import { hashLinkToken } from './link-token.ts'
import type { CodeUse } from './second-factor.ts'
import { dropAccountTokens, findLiveToken, issueAccountToken, useToken } from './tokens-repository.ts'

/** Never for an account that was disabled by a person or whose invitation was not accepted yet. */
const mayReset = (account: AccountWithOrganization) =>
  isActiveAccount(account) || (isLocked(account) && account.organization_removed_at === null)

/** The same error for links that were used, expired or never existed. */
export const createLinkOverError = () => new AppError(410, 'link_over')

/** Resets a forgotten passphrase, or an account locked by failed attempts. */
export function resetRoutes(app: FastifyInstance, deps: AccountDeps): void {
  const { db, clock, limits, passphrases, sessions } = deps

  // The response is the same in every case: too many requests, no such account, or sent.
  implement(
    app,
    requestReset,
  )(async ({ body }, { request }) => {
    const email = foldEmail(body.email)
    await db.transaction().execute(async (trx) => {
      if (!(await limits.mayReset(trx, email, toLimitKey(request.ip)))) return
      const account = await findAccountByEmail(trx, email)
      if (account && mayReset(account)) await sendReset(deps, trx, account, toAuditActor(account))
    })
    return { success: true }
  })

  implement(
    app,
    finishReset,
  )(async ({ body: { token, passphrase, code } }) => {
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
    })
    return { success: true }
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

/** Runs in the caller's transaction. */
export async function sendReset(
  { outbox, siteUrl, clock }: AccountDeps,
  trx: Db,
  account: AccountWithOrganization,
  actor: AuditActor,
): Promise<void> {
  const at = clock.now()
  const reset = await issueAccountToken(trx, { kind: 'reset', accountId: account.id }, at)
  const mail = composeMail('reset', account.language, { link: buildPortalLink(siteUrl, { reset }) })
  await outbox.queue(trx, { ...mail, recipient: account.email }, at)
  await writeAudit(trx, actor, { action: 'ask_reset', entity: 'account', entityId: account.id }, at)
}
