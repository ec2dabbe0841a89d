import { randomUUID } from 'node:crypto'
import { independentReportsToDispute, type DisputedFact, type ListingReport } from '#domain/directory/reports.ts'
import { markDisputes } from '#server/engines/directory/disputes-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

interface Filed {
  counted: boolean
  reportsDiffer: boolean
}

export function listingReportsRepository(db: Db) {
  return {
    async exists(listingId: string): Promise<boolean> {
      const row = await db
        .selectFrom('listings')
        .select('id')
        .where('id', '=', listingId)
        .where('status', '=', 'live')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Stores the report and, when a second person reports the same fact, opens a review: both or neither. */
    file(
      listingId: string,
      principalId: string,
      fact: DisputedFact,
      report: ListingReport,
      at: number,
    ): Promise<Filed> {
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('listing_reports')
          .values({
            id: randomUUID(),
            listing_id: listingId,
            principal_id: principalId,
            fact,
            kind: report.kind,
            reason: report.reason ?? null,
            note: report.note || null,
            at,
          })
          .onConflict((conflict) => conflict.columns(['listing_id', 'fact', 'principal_id']).doNothing())
          .executeTakeFirstOrThrow()
        const counted = Number(numInsertedOrUpdatedRows ?? 0) > 0
        const { reports } = await trx
          .selectFrom('listing_reports')
          .select((eb) => eb.fn.countAll<number>().as('reports'))
          .where('listing_id', '=', listingId)
          .where('fact', '=', fact)
          .executeTakeFirstOrThrow()
        const reportsDiffer = reports >= independentReportsToDispute
        if (counted && reportsDiffer) await openReview(trx, { listingId, fact, reports, at })
        return { counted, reportsDiffer }
      })
    },
  }
}
export type ListingReportsRepository = ReturnType<typeof listingReportsRepository>

interface Dispute {
  listingId: string
  fact: string
  reports: number
  at: number
}

async function openReview(trx: Db, { listingId, fact, reports, at }: Dispute): Promise<void> {
  const updated = await trx
    .updateTable('review_items')
    .set({ reports })
    .where('listing_id', '=', listingId)
    .where('fact', '=', fact)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  if (updated.numUpdatedRows > 0n) return
  await trx
    .insertInto('review_items')
    .values({ id: randomUUID(), listing_id: listingId, fact, reports, status: 'open', opened_at: at })
    .execute()
  await markDisputes(trx, listingId)
}
