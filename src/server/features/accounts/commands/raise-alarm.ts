import { composeMail } from '#server/engines/mail/compose.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { buildPortalLink, type AccountDeps } from '../account-deps.ts'
import type { AccountWithOrganization } from '../records.ts'
import { listHeads } from '../repository.ts'

/** Names the mail to the owner. With wrong codes, somebody has the passphrase or the mailbox. */
const ownerMail = { passphrase: 'guessedPassphrase', codes: 'guessedCodes' } as const

/**
 * Strangers are guessing at an account. Nothing is turned off and nobody is signed out: the owner and the head
 * administrators are told, by mail where there is a mail server, and on the admin pages in any case.
 */
export async function raiseAlarm(
  { db, clock, outbox, siteUrl, isMailOn }: AccountDeps,
  account: AccountWithOrganization,
  guessed: keyof typeof ownerMail,
): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    const service = { id: 'service', role: 'service', organizationId: account.organization_id }
    const entry = { action: 'guessed', entity: 'account', entityId: account.id, after: { guessed } } as const
    await writeAudit(trx, service, entry, at)
    if (!isMailOn) return
    const own = composeMail(ownerMail[guessed], account.language, { link: buildPortalLink(siteUrl) })
    await outbox.queue(trx, { ...own, recipient: account.email }, at)
    for (const head of await listHeads(trx)) {
      if (head.id === account.id) continue
      const mail = composeMail('guessedAccount', head.language, { link: `${siteUrl}/admin/people` })
      await outbox.queue(trx, { ...mail, recipient: head.email }, at)
    }
  })
}
