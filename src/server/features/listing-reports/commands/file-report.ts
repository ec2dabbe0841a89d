import { randomUUID } from 'node:crypto'
import { getReportedFact, independentReportsToDispute, type ListingReport } from '#domain/directory/reports.ts'
import { markDisputes } from '#server/engines/directory/disputes-repository.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { CallLimiter } from '#server/platform/http/exact-limit.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Enough for a caseworker's day; too few for one angry person to rewrite a county. */
const reportsPerDay = { browser: 20, address: 100 }

export interface FileReportDeps {
  db: Db
  clock: Clock
  limitCalls: CallLimiter
}

interface NewReport {
  listingId: string
  principalId: string
  report: ListingReport
}

interface FileResult {
  counted: boolean
  reportsDiffer: boolean
}

/** A visitor's report from the listing's card, within the limits of a browser and an address. */
export async function fileVisitorReport(
  { db, clock, limitCalls }: FileReportDeps,
  { address, ...report }: NewReport & { address: string },
): Promise<FileResult> {
  const day = { windowMs: dayMs }
  await limitCalls({ name: 'reports', who: report.principalId, max: reportsPerDay.browser, ...day })
  await limitCalls({ name: 'reports', who: address, max: reportsPerDay.address, ...day })
  return fileReport(db, report, clock.now())
}

/** Stores the report and, when a second person reports the same fact, opens a review: both or neither. */
export function fileReport(db: Db, { listingId, principalId, report }: NewReport, at: number): Promise<FileResult> {
  const fact = getReportedFact(report)
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
}

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
