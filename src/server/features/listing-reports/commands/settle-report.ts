import type { CallInput } from '#contracts/call.ts'
import type { settleReport } from '#contracts/review.ts'
import { markDisputes } from '#server/engines/directory/disputes-repository.ts'
import { writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import { refuseOwnItem } from '#server/platform/audit/refuse-own-item.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import type { Staff } from '#server/platform/http/staff.ts'
import type { ReviewItem } from '../repository.ts'

type Settlement = CallInput<typeof settleReport>['body'] & { id: string }

/** When two reviewers settle at once, the second gets an error. */
export async function settleDispute(
  db: Db,
  actor: Staff,
  { id, decision, reason }: Settlement,
  at: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await refuseOwnItem(trx, actor, { queue: 'reports', id })
    const item = await trx
      .updateTable('review_items')
      .set({ status: 'closed', closed_at: at })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returningAll()
      .executeTakeFirst()
    if (!item) throw await whyNot(trx, id)
    if (decision === 'mended' && !(await isMended(trx, item))) throw new AppError(409, 'mend_first')
    await markDisputes(trx, item.listing_id)
    const moved = { before: { status: 'open' }, after: { status: 'closed' } }
    await writeHistory(trx, actor, { queue: 'reports', itemId: id, action: decision, ...moved, reason }, at)
    await writeAudit(
      trx,
      actor,
      {
        action: `listing_report.${decision}`,
        entity: 'listing_report',
        entityId: id,
        after: { listing: item.listing_id, fact: item.fact },
      },
      at,
    )
  })
}

/** Shows the dispute on the card again, unless another one about the same fact is open. */
export async function reopenDispute(trx: Db, id: string): Promise<void> {
  const item = await trx
    .updateTable('review_items')
    .set({ status: 'open', closed_at: null })
    .where('id', '=', id)
    .where('status', '=', 'closed')
    .returningAll()
    .executeTakeFirst()
  const { n } = await trx
    .selectFrom('review_items')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('listing_id', '=', item?.listing_id ?? '')
    .where('fact', '=', item?.fact ?? '')
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  if (!item || n > 1) throw new AppError(409, 'nothing_to_undo')
  await markDisputes(trx, item.listing_id)
}

async function whyNot(trx: Db, id: string): Promise<AppError> {
  const item = await trx.selectFrom('review_items').select('id').where('id', '=', id).executeTakeFirst()
  return item ? new AppError(409, 'already_decided') : notFound()
}

/** True when the listing or the organization's details changed after the reports, or the listing is gone. */
async function isMended(trx: Db, { listing_id: id, opened_at: openedAt }: ReviewItem): Promise<boolean> {
  const listing = await trx.selectFrom('listings').select('changed_at').where('id', '=', id).executeTakeFirst()
  const partnerDetails = await trx
    .selectFrom('listing_care')
    .select('updated_at')
    .where('listing_id', '=', id)
    .executeTakeFirst()
  return !listing || listing.changed_at >= openedAt || (partnerDetails?.updated_at ?? 0) >= openedAt
}
