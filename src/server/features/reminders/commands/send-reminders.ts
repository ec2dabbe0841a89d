import { composeMail } from '#server/engines/mail/compose.ts'
import type { OutboxRepository } from '#server/engines/mail/outbox-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import {
  type StaleListing,
  type StaleListings,
  type UnansweredIntroduction,
  loadFreshnessRecipients,
} from '../repository.ts'

export interface AskToConfirmDeps {
  db: Db
  outbox: Pick<OutboxRepository, 'queue'>
  siteUrl: string
}

/** Asks the partner admins to check the listings; false when nothing is due anymore or there is no recipient. */
export function askToConfirm(
  { db, outbox, siteUrl }: AskToConfirmDeps,
  { organizationId, days, listings }: StaleListings,
  at: number,
): Promise<boolean> {
  const link = `${siteUrl}/partner-portal/resources`
  return db.transaction().execute(async (trx) => {
    const names: string[] = []
    for (const listing of listings) {
      if (await markReminded(trx, organizationId, listing, days)) names.push(listing.name)
    }
    if (names.length === 0) return false
    const { publicName, recipients } = await loadFreshnessRecipients(trx, organizationId)
    const name = names.length === 1 ? names.join() : publicName
    for (const [recipient, language] of recipients) {
      await outbox.queue(trx, { ...composeMail('freshness', language, { name, days, link }), recipient }, at)
    }
    return recipients.size > 0
  })
}

/** False when it was confirmed or a reminder was sent in the meantime. */
async function markReminded(
  trx: Db,
  organizationId: string,
  { id, confirmedAt, remindedDays }: StaleListing,
  days: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('listing_care')
    .set({ reminded_days: days })
    .where('listing_id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('confirmed_at', '=', confirmedAt)
    .where('reminded_days', '=', remindedDays)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export interface RemindToAnswerDeps {
  db: Db
  /** Creates new links and mails for these introductions. */
  reissueLinks(trx: Db, introductionIds: readonly string[], at: number): Promise<unknown>
}

/** Marks and mails in one transaction; false when another process sent the reminder first. */
export function remindToAnswer(
  { db, reissueLinks }: RemindToAnswerDeps,
  { id, remindedAt }: UnansweredIntroduction,
  at: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('warm_introductions')
      .set({ reminded_at: at })
      .where('id', '=', id)
      .where('reminded_at', remindedAt === null ? 'is' : '=', remindedAt)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await reissueLinks(trx, [id], at)
    return numUpdatedRows > 0n
  })
}
