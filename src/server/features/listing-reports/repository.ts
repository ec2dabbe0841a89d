import type { DisputedListing } from '#contracts/review.ts'
import { isDisputedFact } from '#domain/partners/report-answers.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'

const maxDisputes = 100
const iso = (at: number) => new Date(at).toISOString()

export type ReviewItem = Schema['review_items']
/** One disputed fact with the reports and the organization's answer. */
export interface Dispute extends Pick<DisputedListing, 'reports' | 'answer'> {
  item: ReviewItem
}

export async function isListingLive(db: Db, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('listings')
    .select('id')
    .where('id', '=', listingId)
    .where('status', '=', 'live')
    .executeTakeFirst()
  return row !== undefined
}

/** “Reports differ”: what two or more people reported about one fact, until a reviewer settles it. Oldest first. */
export const listOpenItems = (db: Db): Promise<ReviewItem[]> =>
  db
    .selectFrom('review_items')
    .selectAll()
    .where('status', '=', 'open')
    .orderBy('opened_at')
    .orderBy('id')
    .limit(maxDisputes)
    .execute()

export async function loadDisputes(db: Db, items: readonly ReviewItem[]): Promise<Dispute[]> {
  const disputes: Dispute[] = []
  for (const item of items.filter(({ fact }) => isDisputedFact(fact))) {
    disputes.push({ item, reports: await loadReports(db, item), answer: toAnswer(item) })
  }
  return disputes
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
