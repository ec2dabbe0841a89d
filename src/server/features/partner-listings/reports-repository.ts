import { randomUUID } from 'node:crypto'
import { markDisputes } from '#server/engines/directory/disputes-repository.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Reports about one fact of a listing. Their notes are for reviewers only. */
export interface FactReports {
  fact: string
  kinds: string[]
  reports: number
  lastAt: number
  isOpen: boolean
}

export async function loadReports(trx: Db, listingId: string): Promise<FactReports[]> {
  const rows = await trx
    .selectFrom('listing_reports')
    .select(['fact', 'kind', 'reason', 'at'])
    .where('listing_id', '=', listingId)
    .orderBy('at')
    .execute()
  // Answered by the organization, or settled by a reviewer.
  const answers = await trx
    .selectFrom('review_items')
    .select(['fact', 'answered_at', 'closed_at'])
    .where('listing_id', '=', listingId)
    .execute()
  const answeredAt = (fact: string) =>
    Math.max(
      0,
      ...answers
        .filter((answer) => answer.fact === fact)
        .flatMap((answer) => [answer.answered_at ?? 0, answer.closed_at ?? 0]),
    )
  return [...Map.groupBy(rows, ({ fact }) => fact)].map(([fact, reports]) => {
    const lastAt = Math.max(...reports.map(({ at }) => at))
    const kinds = [...new Set(reports.map(({ kind, reason }) => reason ?? kind))]
    return { fact, kinds, reports: reports.length, lastAt, isOpen: lastAt > answeredAt(fact) }
  })
}

export interface ReportAnswer {
  listingId: string
  fact: string
  verdict: 'accept' | 'explain'
  note: string
  /** Whether this settles the report; otherwise it stays open for a reviewer and on the card. */
  isSettled: boolean
  reports: number
  lastAt: number
}

export async function saveAnswer(trx: Db, answer: ReportAnswer, at: number): Promise<void> {
  const { listingId, fact, verdict, note, isSettled, reports, lastAt } = answer
  const partnerAnswer = { verdict, answer: note, answered_at: at }
  const closed = isSettled ? { status: 'closed' as const, closed_at: at } : {}
  const { numUpdatedRows } = await trx
    .updateTable('review_items')
    .set({ ...partnerAnswer, ...closed })
    .where('listing_id', '=', listingId)
    .where('fact', '=', fact)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) {
    // A single person's report opens no review: it can still be answered, and counts as no dispute.
    await trx
      .insertInto('review_items')
      .values({
        id: randomUUID(),
        listing_id: listingId,
        fact,
        reports,
        status: 'closed',
        opened_at: lastAt,
        closed_at: at,
        ...partnerAnswer,
      })
      .execute()
  }
  await markDisputes(trx, listingId)
}
