import { formatDueDay } from '#domain/introductions/due-day.ts'
import { buildDeliveryChanges } from '#domain/introductions/partner-counts.ts'
import { pendingStates } from '#domain/introductions/states.ts'
import { composeMail } from '#server/engines/mail/compose.ts'
import type { Db } from '#server/platform/db/database.ts'
import { addPartnerCounts } from './counts-repository.ts'
import { loadDeadlines } from './deadlines-repository.ts'
import type { DeliveryTools } from './delivery-tools.ts'
import { addLink } from './links-repository.ts'
import { loadOrganization, listRecipients } from './organization-repository.ts'
import type { IntroductionRow } from './records.ts'

export type NoticeKind = 'introduction' | 'overdue'

type Noticed = Pick<IntroductionRow, 'id' | 'resource_id' | 'urgency' | 'state' | 'created_at' | 'delivered_at'> & {
  organization_id: string
}

/** Sends one mail with its own link to everyone who answers there. The mail names the listing, a date and the link. */
async function notify(trx: Db, tools: DeliveryTools, row: Noticed, kind: NoticeKind, at: number): Promise<void> {
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

const waiting = (trx: Db, now: number) =>
  trx
    .selectFrom('warm_introductions')
    .where('state', 'in', pendingStates)
    .where('delivery', '=', 'sent')
    .where('organization_id', 'is not', null)
    .where('erase_at', '>=', now)

/** New links and mails for introductions still waiting for an answer; returns how many. */
export async function reissueLinks(
  trx: Db,
  tools: DeliveryTools,
  introductionIds: readonly string[],
  kind: NoticeKind,
  at: number,
): Promise<number> {
  if (introductionIds.length === 0) return 0
  const rows = await waiting(trx, at).selectAll().where('id', 'in', introductionIds).orderBy('id').execute()
  for (const row of rows) {
    if (row.organization_id === null) continue
    await notify(trx, tools, { ...row, organization_id: row.organization_id }, kind, at)
    await trx.updateTable('warm_introductions').set({ reminded_at: at }).where('id', '=', row.id).execute()
  }
  return rows.length
}

/** Introductions whose answer is due and that have had no reminder yet. */
export async function findOverdue(trx: Db, now: number): Promise<string[]> {
  return (await overdue(trx, now, true)).map(({ id }) => id)
}

/** How many introductions are overdue, reminded or not. */
export async function countOverdue(db: Db, now: number): Promise<number> {
  return (await overdue(db, now, false)).length
}

async function overdue(trx: Db, now: number, onlyUnreminded: boolean) {
  const rows = await waiting(trx, now)
    .select(['id', 'organization_id', 'resource_id', 'urgency', 'state', 'created_at', 'delivered_at'])
    .$if(onlyUnreminded, (query) => query.where('reminded_at', 'is', null))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const deadlines = await loadDeadlines(trx, rows, now)
  return rows.filter(deadlines.isOverdue)
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
