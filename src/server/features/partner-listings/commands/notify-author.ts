import type { Language } from '#domain/language.ts'
import type { PartnerSettings } from '#domain/partners/settings.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { ChangeRow } from '../changes-repository.ts'

interface ChangeDecision {
  change: Pick<ChangeRow, 'organization_id' | 'author_id'>
  /** The listing's name. */
  name: string
  decision: 'approve' | 'refuse'
  reason?: string
}

export type ChangeNotifier = (trx: Db, decided: ChangeDecision, at: number) => Promise<void>

/** Notifies the author of a change and the organization of the decision; each address once, in its language. */
export function createChangeNotifier(outbox: OutboxRepository): ChangeNotifier {
  return async (trx, { change, name, decision, reason }, at) => {
    for (const [recipient, language] of await listRecipients(trx, change)) {
      const mail =
        decision === 'approve'
          ? composeMail('changeApproved', language, { name })
          : composeMail('changeRefused', language, { name, reason: reason ?? '' })
      await outbox.queue(trx, { ...mail, recipient }, at)
    }
  }
}

async function listRecipients(trx: Db, change: ChangeDecision['change']): Promise<Map<string, Language>> {
  const author =
    change.author_id === null
      ? undefined
      : await trx
          .selectFrom('accounts')
          .select(['email', 'language'])
          .where('id', '=', change.author_id)
          .where('organization_id', '=', change.organization_id)
          .where('status', '=', 'active')
          .executeTakeFirst()
  const stored = await trx
    .selectFrom('partner_settings')
    .select('document')
    .where('organization_id', '=', change.organization_id)
    .executeTakeFirst()
  const settings = stored && (JSON.parse(stored.document) as PartnerSettings)
  const shared = settings?.noticeEmails.map((email) => [email.toLowerCase(), settings.language] as const) ?? []
  return new Map([...shared, ...(author ? [[author.email.toLowerCase(), author.language] as const] : [])])
}
