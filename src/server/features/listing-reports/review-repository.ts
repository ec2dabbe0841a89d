import type { CallInput } from '#contracts/call.ts'
import type { DisputedListing, settleReport } from '#contracts/review.ts'
import { isDisputedFact } from '#domain/partners/report-answers.ts'
import { markDisputes } from '#server/engines/directory/disputes-repository.ts'
import { type AuditActor, writeAudit } from '#server/platform/audit/audit-repository.ts'
import { writeHistory } from '#server/platform/audit/review-history-repository.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'

const maxDisputes = 100
const iso = (at: number) => new Date(at).toISOString()

export type Settlement = CallInput<typeof settleReport>['body']
type ReviewItem = Schema['review_items']
/** One disputed fact with the reports and the organization's answer. */
export interface Dispute extends Pick<DisputedListing, 'reports' | 'answer'> {
  item: ReviewItem
}

/** “Reports differ”: reports by two or more people about one fact, until a reviewer settles them. */
export function disputesRepository(db: Db) {
  return {
    /** Oldest first. The view is written to the audit log because notes contain what people wrote. */
    async open(actor: AuditActor, now: number): Promise<Dispute[]> {
      const items = await db
        .selectFrom('review_items')
        .selectAll()
        .where('status', '=', 'open')
        .orderBy('opened_at')
        .orderBy('id')
        .limit(maxDisputes)
        .execute()
      await writeAudit(db, actor, { action: 'list', entity: 'listing_report', after: { count: items.length } }, now)
      const disputes: Dispute[] = []
      for (const item of items.filter(({ fact }) => isDisputedFact(fact))) {
        disputes.push({ item, reports: await loadReports(db, item), answer: toAnswer(item) })
      }
      return disputes
    },

    /** When two reviewers settle at once, the second gets an error. */
    settle(id: string, { decision, reason }: Settlement, actor: AuditActor, at: number): Promise<void> {
      return db.transaction().execute(async (trx) => {
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
    },
  }
}
export type DisputesRepository = ReturnType<typeof disputesRepository>

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

async function loadReports(db: Db, { listing_id: listingId, fact }: ReviewItem): Promise<DisputedListing['reports']> {
  const rows = await db
    .selectFrom('listing_reports')
    .select(['kind', 'reason', 'note', 'at'])
    .where('listing_id', '=', listingId)
    .where('fact', '=', fact)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(maxDisputes)
    .execute()
  // Rows are written from parsed reports only.
  return rows.map((row) => ({ ...row, at: iso(row.at) }) as DisputedListing['reports'][number])
}

function toAnswer({ verdict, answer, answered_at: answeredAt }: ReviewItem): DisputedListing['answer'] {
  return verdict === null || answeredAt === null ? null : { verdict, note: answer ?? '', at: iso(answeredAt) }
}
