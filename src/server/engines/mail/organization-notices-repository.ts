import * as z from 'zod/mini'
import { partnerRoles, roleIncludes } from '#domain/accounts/roles.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { composeMail } from './compose.ts'
import type { MailKind } from './mail-kinds.ts'
import type { OutboxRepository } from './outbox-repository.ts'

export interface OrganizationNotice {
  organizationId: string
  kind: MailKind
  /** As a reviewer wrote it, or a canned one in each language. */
  reason?: string | Record<Language, string>
}

/** Runs in the transaction of the event it reports. Returns the ids of the mails, for `cancelMails`. */
export type OrganizationNotifier = (trx: Db, notice: OrganizationNotice, at: number) => Promise<string[]>

const acting = partnerRoles.filter((role) => roleIncludes(role, 'partner_staff'))

/**
 * Notifies an organization of the decision on a submission: every member who may post and wants mail, in their
 * language.
 */
export function createOrganizationNotifier(
  outbox: Pick<OutboxRepository, 'queue'>,
  siteUrl: string,
): OrganizationNotifier {
  const link = `${siteUrl}/partner-portal/posts`
  return async (trx, { organizationId, kind, reason = '' }, at) => {
    const ids: string[] = []
    for (const { email, language, name } of await selectRecipients(trx, organizationId)) {
      const why = typeof reason === 'string' ? reason : reason[language]
      const mail = composeMail(kind, language, { name, link, reason: why })
      ids.push(await outbox.queue(trx, { ...mail, recipient: email }, at))
    }
    return ids
  }
}

const selectRecipients = (trx: Db, organizationId: string) =>
  trx
    .selectFrom('accounts as account')
    .innerJoin('organizations as organization', 'organization.id', 'account.organization_id')
    .select(['account.email', 'account.language', 'organization.name'])
    .where('account.organization_id', '=', organizationId)
    .where('account.status', '=', 'active')
    .where('account.notify', '=', 1)
    .where('account.role', 'in', acting)
    .where('organization.removed_at', 'is', null)
    .orderBy('account.email')
    .execute()

const WithMails = z.object({ mails: z.optional(z.array(z.uuid())) })

/**
 * What a decision told and nobody tried to send yet is taken back with it. `after` is that of its row in the history.
 *
 * A mail that is under way or arrived stays, and no other one follows it: what was undone waits for the next decision,
 * which is told in its turn, and until then the page the mail leads to says so.
 */
export async function cancelMails(trx: Db, after: string | null): Promise<void> {
  const { mails = [] } = WithMails.parse(JSON.parse(after ?? '{}'))
  if (mails.length === 0) return
  await trx
    .deleteFrom('outbox')
    .where('id', 'in', mails)
    .where('status', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute()
}
