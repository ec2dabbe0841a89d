import { formatDueDay } from '#domain/introductions/overdue.ts'
import { buildDeliveryChanges } from '#domain/introductions/partner-counts.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import { outboxRepository, type OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addLink } from '../links-repository.ts'
import { listRecipients, loadDeadlines, loadOrganization } from '../organization-repository.ts'
import type { IntroductionRow } from '../records.ts'
import { addPartnerCounts, selectUnanswered } from '../repository.ts'
import { introductionSeals, type IntroductionSeals } from '../seal.ts'

/** Dependencies for delivering an introduction to an organization and notifying its members. */
export interface DeliveryTools {
  seals: IntroductionSeals
  outbox: OutboxRepository
  /** The base URL of links in mail. */
  siteUrl: string
}

export function createDeliveryTools({ dataKey, siteUrl }: { dataKey: Buffer; siteUrl: string }): DeliveryTools {
  return { seals: introductionSeals(dataKey), outbox: outboxRepository(dataKey), siteUrl }
}

export type NoticeKind = 'introduction' | 'overdue' | 'numberChanged'

type Noticed = Pick<IntroductionRow, 'id' | 'resource_id' | 'urgency' | 'state' | 'created_at' | 'delivered_at'> & {
  organization_id: string
}

/** Sends one mail with its own link to everyone who answers there. The mail names the listing, a date and the link. */
export async function notify(trx: Db, tools: DeliveryTools, row: Noticed, kind: NoticeKind, at: number): Promise<void> {
  const deadlines = await loadDeadlines(trx, [row], at)
  const { settings } = await loadOrganization(trx, row.organization_id)
  const name = deadlines.placeName(row) ?? settings.publicName
  for (const recipient of await listRecipients(trx, row.organization_id)) {
    const { email, language } = recipient
    const token = await addLink(trx, { id: row.id, organizationId: row.organization_id }, recipient, at)
    const date = formatDueDay(deadlines.dueAt(row), language, deadlines.zone(row))
    const mail = composeMail(kind, language, { name, date, link: `${tools.siteUrl}/partner-portal#answer=${token}` })
    await tools.outbox.queue(trx, { ...mail, recipient: email, introductionId: row.id }, at)
  }
}

/** An introduction reached its organization: it is counted the first time, and the members are notified every time. */
export async function announceDelivery(
  trx: Db,
  tools: DeliveryTools,
  row: Noticed & Pick<IntroductionRow, 'consent_language'> & { isNew: boolean },
  at: number,
): Promise<void> {
  if (row.isNew) await addPartnerCounts(trx, row.organization_id, buildDeliveryChanges(row.consent_language, at))
  await notify(trx, tools, row, 'introduction', at)
}

/** New links and mails for introductions still waiting for an answer; returns how many. */
export async function reissueLinks(
  trx: Db,
  tools: DeliveryTools,
  introductionIds: readonly string[],
  kind: NoticeKind,
  at: number,
): Promise<number> {
  if (introductionIds.length === 0) return 0
  const rows = await selectUnanswered(trx, at).selectAll().where('id', 'in', introductionIds).orderBy('id').execute()
  for (const row of rows) {
    if (row.organization_id === null) continue
    await notify(trx, tools, { ...row, organization_id: row.organization_id }, kind, at)
    await trx.updateTable('warm_introductions').set({ reminded_at: at }).where('id', '=', row.id).execute()
  }
  return rows.length
}

/**
 * A mail could not be delivered. The person is told only if all of them failed and the introduction was not viewed in
 * the meantime.
 */
export async function markDeliveryFailed(trx: Db, introductionId: string, at: number): Promise<boolean> {
  const others = await trx
    .selectFrom('outbox')
    .select('id')
    .where('introduction_id', '=', introductionId)
    .where('status', 'in', ['sent', 'waiting'])
    .executeTakeFirst()
  if (others) return false
  const { numUpdatedRows } = await trx
    .updateTable('warm_introductions')
    .set((eb) => ({
      state: 'delivery_failed',
      // Later than any update the person has seen, so that the change is noticed.
      updated_at: eb
        .case()
        .when('updated_at', '<', at)
        .then(at)
        .else(eb('updated_at', '+', 1))
        .end(),
    }))
    .where('id', '=', introductionId)
    .where('state', '=', 'sent')
    .where('delivery', '=', 'sent')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
