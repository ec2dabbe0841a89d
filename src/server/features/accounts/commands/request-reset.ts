import { composeMail } from '#server/engines/mail/compose.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildPortalLink, type AccountDeps } from '../account-deps.ts'
import { foldEmail, isActiveAccount, toAuditActor, type AccountWithOrganization } from '../records.ts'
import { findAccountByEmail } from '../repository.ts'
import { issueAccountToken } from '../tokens-repository.ts'

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
